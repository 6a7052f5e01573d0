import { languages, htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import { languageMenu, switchLanguage } from '../setup/language-menu.ts';
import { openAlive, openWhole } from '../setup/open-page.ts';
import { origin, shows, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { untilAlive } from '../setup/until-alive.ts';

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

for (const language of languages) {
  test(`R-1.5 R-1.6 an unknown page in ${language} speaks its language, is not indexed and leads home`, async ({ page }) => {
    const answer = await page.goto(address('/about/no-such-page', language));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const causes = page.locator('main li');
    expect(await causes.count()).toBeGreaterThanOrEqual(3);
    await expect(page.locator(`main a[href="${localizePath('/', language)}"]`).first()).toBeVisible();
    const words = { en: 'This page could not be found', zh: '页面', ja: 'ページ' } as const satisfies Record<Language, string>;
    await expect(page.locator('h1')).toContainText(words[language]);
  });

  test(`without JavaScript the home page in ${language} shows its plans and prices, and its links work`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address('/', language));
    const price = { en: '3.47', zh: '27.15', ja: '662' } as const satisfies Record<Language, string>;
    await expect(page.locator('main')).toContainText(price[language]);
    const legal = page.locator(`footer a[href="${localizePath('/doc/article/tos', language)}"]`);
    await legal.click();
    await expect(page).toHaveURL(address('/doc/article/tos', language));
    await expect(page.locator('h1')).toBeVisible();
    await context.close();
  });
}

test('R-2.2 R-2.3 a visitor is sent to their language from / once, and a choice is kept', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(`${origin()}/`);
  await expect(page).toHaveURL(`${origin()}/ja`);
  expect((await context.cookies()).find((cookie) => cookie.name === 'isRedic')?.value).toBe('1');
  await untilAlive(languageMenu(page).locator('a').first());
  await switchLanguage(page, 'zh');
  await expect(page).toHaveURL(`${origin()}/zh`);
  expect((await context.cookies()).find((cookie) => cookie.name === 'languages')?.value).toBe('cn');
  expect(await page.evaluate(() => localStorage.getItem('languages'))).toBe('cn');
  await page.goto(`${origin()}/`);
  await expect(page).toHaveURL(`${origin()}/zh`);
  await context.close();
});

test('R-2.7 a stored currency is right at first paint on a page of another language, and nothing moves', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addInitScript(() => {
    localStorage.setItem('currency', '{"type":"HKD"}');
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  await openWhole(page, `${origin()}/`);
  await expect(page.locator('[data-amount=HKD]').first()).toBeVisible();
  await expect(page.locator('[data-amount=USD]').first()).toBeHidden();
  const shifted = await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
  expect(shifted).toBe(0);
  await context.close();
});

test('a stored currency that is broken or withdrawn leaves the language’s own', async ({ browser }) => {
  for (const stored of ['{"type":"EUR"}', 'nonsense', '{"type":{}}', '']) {
    const context = await browser.newContext({ locale: 'en-US' });
    await context.addInitScript((value) => localStorage.setItem('currency', value), stored);
    const page = await context.newPage();
    await page.goto(`${origin()}/`);
    await expect(page.locator('[data-amount=USD]').first()).toBeVisible();
    await context.close();
  }
});

test('with cookies and storage blocked the page is whole and the language links still lead on', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await openWhole(page, `${origin()}/`);
  await switchLanguage(page, 'ja');
  await expect(page).toHaveURL(`${origin()}/ja`);
  expect(failures).toEqual([]);
  await context.close();
});

test('a visitor who comes back to a page in the same tab sees what was published meanwhile', async ({ page, changed }) => {
  await openAlive(page, `${origin()}/`);
  await page.locator('footer a[href="/doc/article/tos"]').first().click();
  await expect(page).toHaveURL(`${origin()}/doc/article/tos`);
  await changed.set('homePage', { 'headline.en': 'Published meanwhile' });
  changed.afterwards(() => expect.poll(() => shows('/', 'Published meanwhile')).toBe(false));
  await untilShows('/', 'Published meanwhile');
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Published meanwhile');
});
