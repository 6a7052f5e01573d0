import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localizePath, languages, type Language } from '#lib/language/languages.ts';
import { expectAccessible } from '../setup/axe.ts';
import { openAlive } from '../setup/open-page.ts';
import { dataDirectory, origin, servicesOrigin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { untilAlive } from '../setup/until-alive.ts';

const phone = { width: 390, height: 844 };
const words = {
  en: {
    free: 'Free',
    taken: 'Taken',
    premium: 'Premium',
    unknown: 'Unknown',
    renews: 'a year',
    again: 'Try again',
    example: 'These answers are examples',
  },
  zh: {
    free: '可注册',
    taken: '已被注册',
    premium: '溢价域名',
    unknown: '结果未知',
    renews: '之后每年',
    again: '重试',
    example: '以下为示例结果',
  },
  ja: {
    free: '空きあり',
    taken: '登録済み',
    premium: 'プレミアム',
    unknown: '不明',
    renews: '2年目以降',
    again: '再試行',
    example: 'これは例としての結果です',
  },
} as const satisfies Record<Language, object>;

const row = (page: Page, name: string) => page.locator('main li[data-state]').filter({ hasText: name }).first();

async function open(page: Page, language: Language): Promise<void> {
  await openAlive(page, `${origin()}${localizePath('/product/domain', language)}`);
  await untilAlive(page.getByRole('searchbox'));
}

async function search(page: Page, typed: string): Promise<void> {
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('searchbox').press('Enter');
}

for (const language of languages) {
  test(`R-5.14 each of the four answers, on a phone too (${language})`, async ({ page }) => {
    const say = words[language];
    await open(page, language);
    await search(page, `free-${language}.com taken-${language}.com premium-${language}.com unknown-${language}.com 塩沼.jp аррӏе.com`);
    for (const state of ['free', 'taken', 'premium', 'unknown'] as const) {
      await expect(row(page, `${state}-${language}.com`)).toHaveAttribute('data-state', state);
      await expect(row(page, `${state}-${language}.com`)).toContainText(say[state]);
    }
    await expect(page.locator('main li[data-state=asking]')).toHaveCount(0);
    await expect(row(page, `free-${language}.com`)).toContainText(say.renews);
    await expect(row(page, `unknown-${language}.com`).getByRole('button')).toContainText(say.again);
    await expect(row(page, '塩沼.jp')).toContainText('xn--9msw68b.jp');
    await expect(row(page, 'аррӏе.com').locator('.warning')).toContainText('appie');
    await expect(page.locator('main')).toContainText(say.example);
    await expectAccessible(page, { within: 'main' });
    await page.setViewportSize(phone);
    const [needed, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(needed).toBe(seen);
    await expectAccessible(page, { within: 'main' });
  });
}

test('R-5.14 slow names do not hold quick ones, and one without an answer is looked up anew', async ({ page }) => {
  await open(page, 'en');
  await search(page, 'hang-reed.com slow-reed.com free-reed.com');
  await expect(row(page, 'free-reed.com')).toHaveAttribute('data-state', 'free');
  await expect(row(page, 'hang-reed.com')).toHaveAttribute('data-state', 'asking');
  await expect(row(page, 'slow-reed.com')).toHaveAttribute('data-state', 'free', { timeout: 8_000 });
  await expect(row(page, 'hang-reed.com')).toHaveAttribute('data-state', 'unknown', { timeout: 15_000 });
  await row(page, 'hang-reed.com').getByRole('button').click();
  await expect(row(page, 'hang-reed.com')).toHaveAttribute('data-state', 'asking');
});

test('R-5.14 with the keyboard alone: no suffix chosen, then one, then another name for one that is taken', async ({ page }) => {
  await open(page, 'ja');
  for (const suffix of ['.com', '.net', '.org', '.info']) {
    await page.getByRole('checkbox', { name: suffix, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await search(page, 'taken-shiohama');
  await expect(page.getByRole('alert').filter({ hasText: '末尾（.comなど）を1つ以上' })).toBeVisible();
  await page.getByRole('checkbox', { name: '.com', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(row(page, 'taken-shiohama.com')).toHaveAttribute('data-state', 'taken');
  await page.getByRole('button', { name: 'taken-shiohama.net' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'taken-shiohama.net')).toHaveAttribute('data-state', 'taken');
});

test('R-5.14 of 1,000 searches nothing is left on disk', async () => {
  const mark = 'qzxdiskmarsh';
  for (let turn = 0; turn < 20; turn += 1) {
    const names = Array.from({ length: 50 }, (_, index) => `free-${mark}${turn}x${index}.com`);
    const answer = await fetch(`${servicesOrigin()}/myDoc/domain/search`, {
      method: 'POST',
      body: new URLSearchParams({ params: JSON.stringify({ names }) }),
      // of many addresses, so that all of them are looked up
      headers: { 'x-forwarded-for': `198.51.100.${turn}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('limited');
  }
  const files = readdirSync(dataDirectory(), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(10);
  const left = files.map((file) => path.join(file.parentPath, file.name)).filter((file) => readFileSync(file).includes(mark));
  expect(left).toEqual([]);
});
