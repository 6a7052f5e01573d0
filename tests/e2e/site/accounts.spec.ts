import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { inProject } from '#scripts/stack/project-paths.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { expectAccessible } from '../setup/axe.ts';
import { origin, prefixes } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { untilAlive } from '../setup/until-alive.ts';
import { logIn, visitorOf } from '../setup/visitor-session.ts';

const browserLanguages = { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Language, string>;
const languages: readonly Language[] = ['en', 'zh', 'ja'];
const password = 'a harbour at night';

const words = {
  en: { logIn: 'Log in', register: 'Create account', logOut: 'Log out', verified: 'Verified', account: 'Account' },
  zh: { logIn: '登录', register: '注册', logOut: '退出登录', verified: '已认证', account: '账户' },
  ja: { logIn: 'ログイン', register: '新規登録', logOut: 'ログアウト', verified: '確認済み', account: 'アカウント' },
} as const satisfies Record<Language, Record<string, string>>;

const sessionSchema = z.object({ code: z.literal(2000), message: z.record(z.string(), z.unknown()) });

async function session(context: BrowserContext): Promise<Record<string, unknown>> {
  const answer = await context.request.post(`${origin()}/myDoc/account/session`, { form: {} });
  return sessionSchema.parse(await answer.json()).message;
}

/** Texts of the site's own locale files. */
function said(language: Language, area: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      JSON.parse(readFileSync(inProject(`locales/${language}/${area}.json`), 'utf8')),
    );
  return z.string().parse(found);
}

const cookieNames = async (context: BrowserContext): Promise<string[]> => (await context.cookies()).map((cookie) => cookie.name).toSorted();

for (const language of languages) {
  test(`R-12.4 R-3.4 a visitor registers, verifies the real name and sees the masked account (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: browserLanguages[language] });
    const page = await context.newPage();
    const email = `harbour-${language}-${Date.now()}@example.com`;
    await page.goto(`${origin()}/ucenter/?ope=reg`);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : language);
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await page.locator('#phone').fill('13800138000');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/ucenter/register'));
    await page.getByRole('button', { name: words[language].register }).click();
    const form = (await sent).postData() ?? '';
    // the password is not sent as typed
    expect([form.includes('rsa1.'), form.includes('harbour+at+night'), form.includes('harbour%20at%20night')]).toEqual([
      true,
      false,
      false,
    ]);
    await page.waitForURL(`${origin()}${prefixes[language]}/welcome-signup`);

    await page.goto(`${origin()}/ucenter/console/realName`);
    await page.locator('#name').fill('王小明');
    await page.locator('#card').fill('110105194912310021');
    await page.locator('main form button').click();
    await expect(page.locator('#card')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#name')).toHaveValue('王小明');
    await page.locator('#card').fill('11010519491231002X');
    await page.locator('main form button').click();
    await expect(page.getByRole('status')).toContainText('王小明');
    expect(await session(context)).toMatchObject({
      state: 'account',
      email: 'harb****@example.com',
      phone: '13****000',
      realName: 'verified',
    });

    await page.goto(`${origin()}${prefixes[language] || '/'}`);
    await expect(page.getByText('harb****@example.com').first()).toBeAttached();
    // the raw account is nowhere in the page
    expect(await page.content()).not.toContain(email);
    expect(await page.evaluate(() => document.cookie)).not.toContain('hf_session');
    await context.close();
  });
}

for (const language of atWidth<readonly Language[]>(['zh'], languages)) {
  test(`R-10.3 whoever is asked to log in comes back to the page with what its address held (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: browserLanguages[language], viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const address = `${prefixes[language]}/product/vps?series=Dedicated&x=${encodeURIComponent('快照 1')}#sizes`;
    await page.goto(`${origin()}${address}`);
    const logInLink = page.getByRole('link', { name: words[language].logIn }).first();
    await untilAlive(logInLink);
    await logInLink.click();
    await page.waitForURL(/\/ucenter\/\?ope=login&url=/);
    await logIn(page, 'verified');
    await page.waitForURL(`${origin()}${address}`);
    expect(await session(context)).toMatchObject({ state: 'account', username: 'u-verified' });
    await context.close();
  });
}

for (const language of atWidth<readonly Language[]>(['ja'], languages)) {
  test(`R-5.7 R-10.3 an action that needs an account asks for it, and what was chosen is there afterwards (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: browserLanguages[language], viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${origin()}${prefixes[language]}/product/vps-buy?bootDiskSize=45`);
    await page
      .getByRole('button', { name: said(language, 'purchase', 'button.logIn') })
      .first()
      .click();
    const dialog = page.getByRole('dialog').filter({ hasText: said(language, 'purchase', 'logInFirst') });
    await dialog.getByRole('button', { name: said(language, 'frame', 'calls.logIn') }).click();
    await page.waitForURL(/\/ucenter\/\?ope=login&url=/);
    await logIn(page, 'verified');
    await page.waitForURL(
      (url) => url.pathname === `${prefixes[language]}/product/vps-buy` && url.searchParams.get('bootDiskSize') === '45',
    );
    await expect(
      page.locator('input[type=number][value="45"], input[inputmode=numeric][value="45"], input[value="45"]').first(),
    ).toBeAttached();
    expect(await session(context)).toMatchObject({ state: 'account' });
    await context.close();
  });
}

for (const language of atWidth<readonly Language[]>(['en'], languages)) {
  test(`R-10.8 logging out in one tab logs out the other (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: browserLanguages[language], viewport: { width: 1280, height: 900 } });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto(`${origin()}/ucenter/?ope=login`);
    await logIn(first, 'new');
    await first.waitForURL(`${origin()}/ucenter/console`);
    await first.goto(`${origin()}${prefixes[language]}/about`);
    await expect(first.locator('summary', { hasText: 'new****@hostfront.test' }).first()).toBeVisible();
    await second.goto(`${origin()}/ucenter/console`);
    await second.getByRole('button', { name: words[language].logOut }).click();
    await second.waitForURL(`${origin()}${prefixes[language] || '/'}`);
    expect(await cookieNames(context)).toEqual(expect.not.arrayContaining(['hf_session', 'token', 'username', 'email', 'phone']));
    await first.bringToFront();
    await first.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(first.getByRole('link', { name: words[language].logIn }).first()).toBeVisible();
    expect(await session(context)).toEqual({ state: 'visitor' });
    await context.close();
  });
}

test('every page of the sandbox is readable by everyone, says that it is one, and fits a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  await page.goto(`${origin()}/ucenter/?ope=login`);
  const look = async (): Promise<void> => {
    await expect(page.getByRole('note')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  };
  await look();
  await page.goto(`${origin()}/ucenter/?ope=reg`);
  await look();
  await page.goto(`${origin()}/ucenter/?ope=login`);
  await logIn(page, 'member');
  await page.waitForURL('**/ucenter/console');
  for (const section of ['', '/orders', '/tickets', '/mail', '/account', '/realName', '/workServer/submitWork', '/none']) {
    await page.goto(`${origin()}/ucenter/console${section}`);
    await look();
  }
  await context.close();
});

test('everything works without JavaScript, and with the keyboard alone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { email, password: secret } = visitorOf('member');
  await page.goto(`${origin()}/ucenter/?ope=login&url=${encodeURIComponent('/doc')}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.locator('#email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin()}/doc`);
  await page.goto(`${origin()}/ucenter/console/workServer/submitWork`);
  await page.locator('#subject').fill('<b>web-1</b> is slow');
  await page.locator('#text').fill('Since 09:00 it answers slowly.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('T-');
  await expect(page.getByText('<b>web-1</b> is slow')).toBeVisible();
  await context.close();
});
