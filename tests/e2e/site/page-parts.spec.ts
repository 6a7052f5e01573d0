import type { Page } from '@playwright/test';
import { open, openDialogs, visit } from '../setup/frame-visit.ts';
import { pause } from '../setup/pause.ts';
import { origin } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

/** A page starts to prefetch others before this. */
const settledMs = 4_000;

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
  // a later visit over a better connection has prefetched by now
  const better = await visit(browser);
  await better.goto(`${origin()}/doc`);
  await better.waitForRequest((request) => request.url().includes('/_next/data/'));
  expect(ahead).toEqual([]);
  await better.context().close();
  await context.close();
});

test('R-3.11 pages whose links are seen are fetched ahead, those under the mouse too; where data are saved, neither', async ({
  browser,
}) => {
  for (const saveData of [false, true]) {
    const page = await visit(browser);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: value } }),
      saveData,
    );
    const ahead: string[] = [];
    page.on('request', (request) => {
      const [, path] = /\/_next\/data\/[^/]+(\/.*)\.json/.exec(request.url()) ?? [];
      if (path) ahead.push(path);
    });
    await open(page, '/doc/article/tos');
    if (saveData) await pause(settledMs, 'nothing may be fetched ahead');
    else await expect.poll(() => ahead).toContain('/en/about');
    // the answer to this request is later than any that the mouse could cause before it
    await page.locator('footer a[href="/jobs"]').first().hover();
    await page.evaluate(() => fetch('/api/health'));
    if (!saveData) await expect.poll(() => ahead).toContain('/en/jobs');
    await page.waitForLoadState('networkidle');
    expect(ahead.filter((path) => /^\/(zh|ja)|product\/vpc/.test(path))).toEqual([]);
    if (saveData) expect(ahead).toEqual([]);
    await page.context().close();
  }
});

test('R-3.11 a page that takes long is announced and drawn by a bar, which goes when it is there', async ({ browser }) => {
  const page = await visit(browser);
  await page.route('**/_next/data/**/doc/article/gdpr.json*', async (route) => {
    await pause(2_000, 'a slow answer is what this is about');
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
    await pause(1_500, 'it may not load once more');
    expect(loads()).toBe(2);
    await page.goto(`${origin()}/ja/doc/announce`);
    await expect(page.getByText('ページの一部を読み込めませんでした。')).toBeVisible();
    await pause(1_500, 'it may not load once more');
    expect(loads()).toBe(4);
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('link', { name: 'ページを再読み込み' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.context().close();
  });

  test('if only deferred parts are missing the page works, and the search has its own page', async ({ browser }) => {
    const first = (await Promise.all(['/doc', '/doc/search'].map(async (path) => (await fetch(`${origin()}${path}`)).text()))).join('');
    const page = await visit(browser);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.route('**/_next/static/chunks/**', (route) =>
      first.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto(`${origin()}/doc`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
    await page.locator('header a[aria-label="Search"]').click();
    await page.waitForURL('**/doc/search');
    expect(loads).toEqual(['/doc', '/doc/search']);
    await page.context().close();
  });

  test('with storage blocked it says so at once', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-US' });
    await context.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
    );
    const page = await context.newPage();
    const loads = await failing(page);
    await page.goto(`${origin()}/doc`);
    await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
    await pause(1_500, 'it may not load once more');
    expect(loads()).toBe(1);
    await context.close();
  });
});
