import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
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
  await untilAlive(page.locator('main').getByRole('textbox'));
}

async function search(page: Page, typed: string): Promise<void> {
  await page.locator('main').getByRole('textbox').fill(typed);
  await page.locator('main').getByRole('textbox').press('Enter');
}

for (const language of languages) {
  test(`R-5.14 each of the four answers, on a phone too (${language})`, async ({ page }) => {
    const say = words[language];
    await open(page, language);
    await search(page, `free-${language}.com\ntaken-${language}.com\npremium-${language}.com unknown-${language}.com 塩沼.jp аррӏе.com`);
    for (const state of ['free', 'taken', 'premium', 'unknown'] as const) {
      await expect(row(page, `${state}-${language}.com`)).toHaveAttribute('data-state', state);
      await expect(row(page, `${state}-${language}.com`)).toContainText(say[state]);
    }
    await expect(page.locator('main li[data-state=asking]')).toHaveCount(0);
    await expect(row(page, `free-${language}.com`)).toContainText(say.renews);
    await expect(row(page, `unknown-${language}.com`).getByRole('button')).toContainText(say.again);
    await expect(row(page, '塩沼.jp')).toContainText('xn--9msw68b.jp');
    await expect(row(page, 'аррӏе.com').locator('.warning')).toContainText('apple');
    await expect(page.locator('main')).toContainText(say.example);
    const [notice, first] = [page.getByText(say.example), page.locator('main li[data-state]').first()];
    expect((await notice.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
    await expectAccessible(page, { within: 'main' });
    await expect(page.getByRole('heading', { level: 3, name: `taken-${language}` })).toBeVisible();
    await page.setViewportSize(phone);
    // the field has grown with its lines
    const field = page.locator('main').getByRole('textbox');
    expect(await field.inputValue()).toContain('\n');
    expect(await field.evaluate((box) => box.clientHeight)).toBeGreaterThan(80);
    const [needed, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(needed).toBe(seen);
    await expectAccessible(page, { within: 'main' });
  });
}

for (const language of languages) {
  test(`R-5.14 on a phone the results come into view after a search, and the focus with them (${language})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, language);
    await page.locator('main').getByRole('textbox').fill(`free-view-${language}`);
    await page.locator('main [role=search] button').click();
    const heading = page.locator('#results h2');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(row(page, `free-view-${language}.com`)).toBeInViewport();
    // not under the bar that stays at the top
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(60);
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

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((found) => found === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

test('R-5.14 with the keyboard alone: no suffix chosen, then one, then another name for one that is taken', async ({ page }) => {
  await open(page, 'ja');
  await tabTo(page, page.locator('main').getByRole('textbox'));
  await page.keyboard.type('taken-shiohama');
  for (const suffix of ['.com', '.net', '.org', '.info']) {
    await tabTo(page, page.getByRole('checkbox', { name: suffix, exact: true }));
    await page.keyboard.press('Space');
  }
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '末尾（.comなど）を1つ以上' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: '.com', exact: true }));
  await page.keyboard.press('Space');
  await expect(row(page, 'taken-shiohama.com')).toHaveAttribute('data-state', 'taken');
  await tabTo(page, page.getByRole('button', { name: 'taken-shiohama.net' }));
  await page.keyboard.press('Enter');
  const added = page.locator('main li[data-state]').nth(1);
  await expect(added).toContainText('taken-shiohama.net');
  await expect(added).toBeFocused();
  await expect(added).toHaveAttribute('data-state', 'taken');
});

test('R-5.14 an ending that is not sold is named, and what is no punycode is refused in a browser as it is in the services', async ({
  page,
}) => {
  await open(page, 'en');
  await search(page, 'https://www.bbc.co.uk/news xn--zzzz999.com xn--a.net xn--9msw68b.com');
  await expect(row(page, 'bbc.com')).toBeVisible();
  await expect(row(page, '塩沼.com')).toBeVisible();
  await expect(page.locator('main')).toContainText('.co.uk is not sold here');
  await expect(page.locator('main')).toContainText('xn--zzzz999.com – This form with xn-- does not stand for a valid name.');
  await expect(page.locator('main')).toContainText('xn--a.net – This form with xn--');
  for (const name of ['co.uk', 'co.com', 'zzzz']) await expect(row(page, name)).toHaveCount(0);
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
