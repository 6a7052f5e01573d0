import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { origin } from '../setup/stack.ts';

const dayMs = 86_400_000;

const given = (): Record<string, string> => ({
  cookieConfirm: JSON.stringify({ version: 1, at: Date.now() }), cookieSelect1: '1', cookieSelect2: '0', cookieSelect3: '0',
});

interface Visit {
  locale?: string;
  stored?: Record<string, string>;
  viewport?: { width: number; height: number };
}

/** A visitor who has answered about cookies already; time stands still unless a test lets it pass. */
async function visit(browser: Browser, { locale = 'en-US', stored = {}, viewport = { width: 1280, height: 800 } }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({ locale, viewport });
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) if (window.localStorage.getItem(name) === null) window.localStorage.setItem(name, value);
  }, { ...given(), ...stored });
  return context.newPage();
}

const openDialogs = (page: Page) => page.locator('dialog[open], [role=dialog]:visible');

/** Opens a page and waits until what stands over it is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${origin()}${path}`);
  // the note is the last thing to come, the widget's dialogs need the same code
  await page.waitForFunction(() => document.querySelector('[role=status]') !== null);
  await page.waitForLoadState('networkidle');
}

/** Lets the browser be idle, what stands over a page come, and then time pass. */
async function passOver(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(3_000);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('[role=status]').length)).toBeGreaterThan(0);
  await page.clock.runFor(ms);
}

test.describe('R-2.4 the language dialog', () => {
  test('asks in the browser’s language, goes to the same page with query and place, and not again within 30 days', async ({ browser }) => {
    const page = await visit(browser, { locale: 'zh-TW' });
    await page.goto(`${origin()}/doc?from=mail#main`);
    const dialog = page.getByRole('dialog', { name: '改用简体中文浏览？' });
    await expect(dialog).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: '切换到简体中文' }).click();
    await page.waitForURL(`${origin()}/zh/doc?from=mail#main`);
    expect((await page.context().cookies()).find(({ name }) => name === 'languages')?.value).toBe('cn');
    await open(page, '/doc');
    await expect(openDialogs(page)).toHaveCount(0);
    await page.context().close();
  });

  test('staying keeps the language and resets the interval; the time before and a time in the future do not silence it', async ({ browser }) => {
    for (const atMs of [Date.now() - 30 * dayMs - 60_000, Date.now() + dayMs]) {
      const page = await visit(browser, { locale: 'ja-JP', stored: { userSelectLangTime: String(atMs) } });
      await page.goto(`${origin()}/doc`);
      const before = Date.now();
      await page.getByRole('button', { name: 'Stay in English' }).click();
      expect(page.url()).toBe(`${origin()}/doc`);
      expect(Number(await page.evaluate(() => window.localStorage.getItem('userSelectLangTime')))).toBeGreaterThanOrEqual(before - 60_000);
      await page.context().close();
    }
    const page = await visit(browser, { locale: 'ja-JP', stored: { userSelectLangTime: String(Date.now() - 29 * dayMs) } });
    await open(page, '/doc');
    await expect(openDialogs(page)).toHaveCount(0);
    await page.context().close();
  });
});

test.describe('R-3.7 the promotional dialog', () => {
  test('comes after 30 seconds of a page that is seen, fills a screen of 960 px and not one of 961, and is dismissed for 24 hours', async ({ browser }) => {
    for (const width of [960, 961]) {
      const page = await visit(browser, { viewport: { width, height: 800 } });
      await page.clock.install();
      await page.goto(`${origin()}/doc`);
      await page.clock.runFor(5_000);
      await expect(page.getByRole('complementary', { name: 'Coupon for new accounts' })).toBeVisible();
      await page.clock.runFor(12_000);
      await expect(openDialogs(page)).toHaveCount(0);
      await page.clock.runFor(18_000);
      await expect(openDialogs(page)).toHaveCount(1);
      const box = await page.locator('dialog[open]').boundingBox();
      expect(width === 960 ? [box?.width, box?.height] : (box?.width ?? 0) < 700).toEqual(width === 960 ? [960, 800] : true);
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(openDialogs(page)).toHaveCount(0);
      expect(Number(await page.evaluate(() => window.localStorage.getItem('activeImg')))).toBeGreaterThan(Date.now() - 600_000);
      await page.reload();
      await page.clock.runFor(40_000);
      await expect(openDialogs(page)).toHaveCount(0);
      await page.context().close();
    }
  });

  test('not while the visitor types, not on activity, coupon and purchase pages, and a dismissal in another tab counts', async ({ browser }) => {
    for (const path of ['/activity/festivals', '/ac/coupon', '/product/vps-buy']) {
      const hidden = await visit(browser);
      await hidden.clock.install();
      await hidden.goto(`${origin()}${path}`);
      await passOver(hidden, 40_000);
      await expect(openDialogs(hidden)).toHaveCount(0);
      await expect(hidden.getByRole('complementary', { name: 'Coupon for new accounts' })).toHaveCount(0);
      await hidden.context().close();
    }
    const page = await visit(browser);
    await page.clock.install();
    await page.goto(`${origin()}/doc/search`);
    await page.locator('main input').first().focus();
    await passOver(page, 40_000);
    await expect(openDialogs(page)).toHaveCount(0);
    await page.locator('main input').first().blur();
    await expect(openDialogs(page)).toHaveCount(1);
    const other = await page.context().newPage();
    await other.goto(`${origin()}/doc`);
    await other.evaluate(() => window.localStorage.setItem('activeImg', String(Date.now())));
    await expect(openDialogs(page)).toHaveCount(0);
    await page.context().close();
  });
});

test('one dialog at a time: consent, then the language, then the promotion', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${origin()}/doc`);
  await passOver(page, 40_000);
  await expect(openDialogs(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(page.getByRole('dialog', { name: '日本語で続けますか？' })).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Stay in English' }).click();
  await expect(page.getByRole('link', { name: 'See the offer' })).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await context.close();
});

test.describe('R-3.6 the side widget', () => {
  test('stands beside the column from 1360 px and is an icon of the header below, and never covers a card', async ({ browser }) => {
    for (const width of [390, 960, 1359, 1360, 1440]) {
      const page = await visit(browser, { viewport: { width, height: 800 } });
      await open(page, '/doc');
      const summary = page.locator('header summary[aria-label="Help and support"]');
      const place = await summary.boundingBox();
      const inHeader = (place?.y ?? 0) < 200;
      expect([width, inHeader]).toEqual([width, width < 1360]);
      if (!inHeader) expect(place?.x).toBeGreaterThan((width + 1200) / 2);
      await summary.press('Enter');
      await expect(page.getByRole('link', { name: /Open a support ticket/ }).first()).toHaveAttribute('href', '/ucenter/console/workServer/submitWork');
      await expect(page.getByRole('img', { name: /QR code/ }).locator('visible=true')).toHaveCount(1);
      const panel = await page.locator('header details[open] ul').last().boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(summary).toBeFocused();
      await page.context().close();
    }
  });

  test('the search opens over the page, finds, walks by keyboard, and gives the focus back', async ({ browser }) => {
    const page = await visit(browser, { locale: 'zh-CN' });
    await open(page, '/zh/doc');
    const opener = page.locator('header a[aria-label="搜索文档"]');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: '搜索文档' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('快照');
    await expect(dialog.locator('mark').first()).toHaveText('快照');
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('ol a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.type('100%');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/doc/search/100%25');
    await page.context().close();
  });
});

test('R-13 with storage blocked a page is whole, asks about cookies alone, and no error is thrown', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  await context.addInitScript(() => {
    const refuse = { get: () => { throw new DOMException('refused', 'SecurityError'); } };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin()}/ja/doc`);
  await page.getByRole('button', { name: '必須のみ' }).click();
  await expect(openDialogs(page)).toHaveCount(0);
  await page.locator('main a[href^="/ja/doc/"]').first().click();
  await page.waitForURL('**/ja/doc/**');
  await expect(openDialogs(page)).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('without JavaScript nothing stands over a page, and search, ticket and messenger are links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin()}/doc`);
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  await page.locator('header summary[aria-label="Help and support"]').click();
  await expect(page.getByRole('link', { name: /Open a support ticket/ }).locator('visible=true')).toHaveCount(1);
  await page.locator('header a[aria-label="Search the documents"]').click();
  expect(new URL(page.url()).pathname).toBe('/doc/search');
  await context.close();
});

test('on a line of 2g nothing is fetched ahead, and only the consent is asked for, however long the page takes', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ja-JP' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: false } }));
  await context.route('**/myDoc/**', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }));
  const page = await context.newPage();
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers().purpose === 'prefetch' || request.url().includes('/_next/data/')) ahead.push(request.url());
  });
  await page.goto(`${origin()}/doc`);
  await expect(page.getByRole('dialog', { name: 'Cookies on this site' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(openDialogs(page)).toHaveCount(1);
  await expect(page.locator('#__next [role=alert]:visible')).toHaveCount(0);
  expect(ahead).toEqual([]);
  await context.close();
});

test('R-3.11 a page that takes long is announced and drawn by a bar, which goes when it is there', async ({ browser }) => {
  const page = await visit(browser);
  await page.route('**/_next/data/**/doc/article/gdpr.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await open(page, '/doc/article/tos');
  await page.locator('a[href="/doc/article/gdpr"]:visible').first().click();
  const told = page.getByText('Loading the page', { exact: true });
  await expect(told).toBeAttached();
  await page.waitForURL('**/doc/article/gdpr');
  await expect(told).toHaveCount(0);
  await page.context().close();
});

test.describe('R-1.9 a page resource that fails to load', () => {
  const failing = async (page: Page): Promise<() => number> => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/_next/static/chunks/**', (route) => route.fulfill({ status: 404, body: '' }));
    return () => loads;
  };

  test('reloads the page once for each address and then says so, in no loop', async ({ browser }) => {
    const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
    const loads = await failing(page);
    await page.goto(`${origin()}/ja/doc`);
    await expect(page.getByText('ページの一部を読み込めませんでした。')).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(loads()).toBe(2);
    await page.goto(`${origin()}/ja/doc/announce`);
    await expect(page.getByText('ページの一部を読み込めませんでした。')).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(loads()).toBe(4);
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('link', { name: 'ページを再読み込み' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.context().close();
  });

  test('with storage blocked it says so at once', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' });
    await context.addInitScript(() => Object.defineProperty(window, 'sessionStorage', { get: () => { throw new DOMException('refused', 'SecurityError'); } }));
    const page = await context.newPage();
    const loads = await failing(page);
    await page.goto(`${origin()}/doc`);
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(loads()).toBe(1);
    await context.close();
  });
});
