import type { Browser, Page } from '@playwright/test';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { expectAccessible } from '../setup/axe.ts';
import { pause } from '../setup/pause.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { untilAlive } from '../setup/until-alive.ts';

const paths = ['/signUp', '/welcome-signup', '/activate', '/activate/2', '/activate/3'];
const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;

/** A visitor who has chosen their cookies, so that no panel covers the page. */
async function visitor(browser: Browser, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', reducedMotion });
  await context.addInitScript(() => {
    // asked for the language and shown the promotion a moment ago: no dialog covers the page either
    for (const name of ['userSelectLangTime', 'activeImg']) localStorage.setItem(name, String(Date.now() - 1_000));
    for (const [name, value] of Object.entries({
      cookieSelect1: '1',
      cookieSelect2: '0',
      cookieSelect3: '0',
      cookieConfirm: '{"version":1,"at":1}',
    })) {
      localStorage.setItem(name, value);
    }
  });
  return context.newPage();
}

for (const language of languages) {
  test(`the pages of arrival in ${language} have titles and headings of their own`, async ({ request }) => {
    const pages = await Promise.all(paths.map(async (path) => (await request.get(address(path, language))).text()));
    for (const pattern of [/<title[^>]*>([^<]+)</, /<h1[^>]*>(.*?)<\/h1>/s]) {
      expect(new Set(pages.map((html) => pattern.exec(html)?.[1])).size).toBe(paths.length);
    }
  });
}

for (const path of ['/activate/0', '/activate/4', '/activate/01', '/activate/email', '/activate/1/2', '/zh/activate/4']) {
  test(`R-1.5 ${path} is not found and not cached`, async ({ request }) => {
    const answer = await request.get(`${origin()}${path}`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toContain('no-store');
  });
}

test('R-12.4 /activate/1 is the first step, at the address of /activate', async ({ request }) => {
  const html = await (await request.get(`${origin()}/ja/activate/1`)).text();
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(/\/ja\/activate$/);
});

test('R-12.4 the welcome counts down, stops at a click and stays', async ({ browser }) => {
  const page = await visitor(browser, 'reduce');
  // the page's clock is frozen, however long a step of this test takes
  const begunMs = Date.now();
  await page.clock.setFixedTime(begunMs);
  await page.goto(address('/welcome-signup', 'en'));
  await untilAlive(page.locator('main button'));
  await expect(page.getByRole('timer')).toContainText('10 s');
  await page.clock.setFixedTime(begunMs + 3_000);
  await expect(page.getByRole('timer')).toContainText('7 s');
  await expect(page.locator('main rect.left')).toHaveCount(7);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page, { within: 'main' });
  await page.clock.setFixedTime(begunMs + 63_000);
  await pause(1_000, 'the countdown looks at its clock four times a second, and nothing may come of it');
  await expect(page.getByRole('timer')).toContainText('7 s');
  expect(page.url()).toBe(address('/welcome-signup', 'en'));
  await page.context().close();
});

for (const language of languages) {
  test(`R-12.4 the question about cookies leaves the countdown and its buttons in sight (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language === 'en' ? 'en-US' : language, reducedMotion: 'reduce' });
    const page = await context.newPage();
    // the welcome page redirects when its time is up
    await page.clock.setFixedTime(new Date());
    for (const width of [390, 960]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('/welcome-signup', language));
      const question = await page.locator('section[role=dialog]').boundingBox({ timeout: 9_000 });
      const buttons = await page.locator('main .actions').first().boundingBox();
      expect((buttons?.y ?? Infinity) + (buttons?.height ?? 0), `${width} px`).toBeLessThanOrEqual(question?.y ?? 0);
    }
    await context.close();
  });
}

test('R-12.4 after a sleep that is longer than the wait it leads to the console, and Back does not lead into it again', async ({
  browser,
}) => {
  const page = await visitor(browser);
  await page.route('**/ucenter/console', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>console</title>' }),
  );
  await page.goto(address('/doc', 'en'));
  const begunMs = Date.now();
  await page.clock.setFixedTime(begunMs);
  await page.goto(address('/welcome-signup', 'en'));
  await untilAlive(page.locator('main button'));
  await expect(page.getByRole('timer')).toContainText('10 s');
  await page.clock.setFixedTime(begunMs + 3_600_000);
  await expect(page).toHaveURL(`${origin()}/ucenter/console`);
  await page.goBack();
  await expect(page).toHaveURL(address('/doc', 'en'));
  await page.context().close();
});

for (const [url, leads] of [
  ['/product/vps-buy?area=US-0', '/product/vps-buy?area=US-0'],
  ['//evil.example', '/ucenter/console'],
] as const) {
  test(`R-12.4 the welcome with url=${url} leads to ${leads}`, async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(`${address('/welcome-signup', 'en')}?url=${encodeURIComponent(url)}`);
    await page.getByRole('button').first().click();
    await expect(page.locator(`main a[href="${leads}"]`).first()).toBeVisible();
    await page.context().close();
  });
}

test('without JavaScript the welcome is a link, and counts nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address('/welcome-signup', 'ja'));
  await expect(page.locator('main a[href="/ucenter/console"]')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.locator('main button')).toBeHidden();
  await context.close();
});

test('R-12.4 R-1.12 the sign-up page leads on with the code and the page that a visitor came with', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto(`${address('/signUp', 'zh')}?userCode=K7M2Q&url=%2Fproduct%2Fvps-buy`);
  await expect(page.locator('main a[href="/ucenter/?ope=reg&url=%2Fproduct%2Fvps-buy&userCode=K7M2Q"]')).toBeVisible();
  await expect(page.locator('main')).toContainText('K7M2Q');
  await page.goto(`${address('/signUp', 'zh')}?url=//evil.example`);
  await expect(page.locator('main a[href="/ucenter/?ope=reg"]').first()).toBeVisible();
  await page.context().close();
});

test('whoever is logged in is named on the welcome, masked', async ({ browser }) => {
  const page = await visitor(browser);
  await page.context().addCookies([
    { name: 'token', value: '1', url: origin() },
    { name: 'username', value: 'kiri', url: origin() },
    { name: 'email', value: encodeURIComponent('ki****@mail.example'), url: origin() },
  ]);
  await page.goto(address('/activate/2', 'en'));
  await expect(page.locator('main .account')).toHaveText('Logged in as ki****@mail.example');
  await page.context().close();
});
