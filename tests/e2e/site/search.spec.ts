import type { Page } from '@playwright/test';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { openAlive, untilOverlays } from '../setup/open-page.ts';
import { pause } from '../setup/pause.ts';
import { origin } from '../setup/stack.ts';
import { expectAccessible } from '../setup/axe.ts';
import { visit } from '../setup/frame-visit.ts';
import { expect, test } from '../setup/test.ts';
import { untilAlive } from '../setup/until-alive.ts';

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;
const call = '**/myDoc/doc/helpDoc/searchArtAndPro';

/** Counts the searches that a page makes. */
function searches(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('searchArtAndPro')) made.push(new URLSearchParams(request.postData() ?? '').get('search') ?? '');
  });
  return made;
}

const answer = (title: string, total = 1) => ({
  json: {
    code: 2000,
    message: {
      items: [{ linkData: JSON.stringify({ type: 'article', id: title, title, link: '/doc/article/tos', language: 'en' }) }],
      aggsInfo: { all: total },
    },
  },
});

for (const language of languages) {
  test(`R-8.1 ${localizePath('/doc', language)} begins with the search: its field and its popular words lead to results`, async ({
    page,
  }) => {
    await openAlive(page, address('/doc', language));
    await page.getByRole('searchbox').fill('ssh');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address('/doc/search', language)}?word=ssh`);
    await expect(page.locator('main ol[aria-label] > li').first()).toContainText(/ssh/i);
    await page.goBack();
    await page.locator(`main a[href="${localizePath('/doc/search', language)}/wordpress"]`).click();
    await expect(page.locator('main ol[aria-label] > li').first()).toContainText('WordPress');
  });
}

test('R-8.2 a word in the address is looked for at once, in each language, eight rows and the total', async ({ page }) => {
  for (const [language, word, title] of [
    ['en', 'wordpress', 'WordPress'],
    ['zh', '退款', '退款'],
    ['ja', 'スナップショット', 'スナップショット'],
  ] as const) {
    const visited = await page.goto(`${address('/doc/search', language)}/${encodeURIComponent(word)}`);
    expect(visited?.status()).toBe(200);
    await expect(page.locator('main ol[aria-label] > li').first()).toContainText(title);
    expect(await page.locator('main ol[aria-label] > li').count()).toBeLessThanOrEqual(8);
    await expect(page.locator('main mark').first()).toBeVisible();
    await expect(page.locator('main [role=status]').filter({ hasText: word })).toBeVisible();
  }
});

test('R-8.2 a word’s page is made for its visit: never stored, not indexed', async () => {
  for (const word of ['ssh', '100%25', 'a%2Fb', '%E3%80%80', 'index%2Ehtml', 'x'.repeat(3000)]) {
    const visited = await fetch(`${origin()}/doc/search/${word}`, { redirect: 'manual' });
    expect([word.slice(0, 20), visited.status, visited.headers.get('cache-control')?.includes('no-store')]).toEqual([
      word.slice(0, 20),
      200,
      true,
    ]);
    expect(await visited.text()).toContain('noindex');
  }
});

test('R-8.2 an empty word is not searched for; the percent sign is escaped in the address', async ({ page }) => {
  await openAlive(page, address('/doc/search', 'en'));
  const made = searches(page);
  const field = page.getByRole('searchbox');
  await untilAlive(field);
  for (const nothing of ['', '   ', '　']) {
    await field.fill(nothing);
    await field.press('Enter');
  }
  expect(made).toEqual([]);
  await field.fill('100%');
  await field.press('Enter');
  await expect(page).toHaveURL(`${address('/doc/search', 'en')}/100%25`);
  await page.reload();
  await expect(field).toHaveValue('100%');
});

test('R-8.2 a search is not repeated in flight, and the last word wins over a slower earlier one', async ({ page }) => {
  let letSlowGo = (): void => {};
  const slow = new Promise<void>((resolve) => (letSlowGo = resolve));
  await page.route(call, async (route) => {
    const word = new URLSearchParams(route.request().postData() ?? '').get('search') ?? '';
    if (word === 'slow') await slow;
    await route.fulfill(answer(`About ${word}`)).catch(() => {});
  });
  await openAlive(page, address('/doc/search', 'en'));
  const made = searches(page);
  const field = page.getByRole('searchbox');
  await untilAlive(field);
  await field.fill('slow');
  for (let time = 0; time < 4; time += 1) await field.press('Enter');
  await field.fill('quick');
  await field.press('Enter');
  await expect(page.locator('main ol[aria-label] > li')).toContainText('About quick');
  letSlowGo();
  await pause(500);
  await expect(page.locator('main ol[aria-label] > li')).toHaveCount(1);
  await expect(page.locator('main ol[aria-label] > li')).toContainText('About quick');
  expect(made).toEqual(['slow', 'quick']);
});

test('R-8.2 markup in a result stays text, and one broken row is lost alone', async ({ page }) => {
  const row = (title: string) => ({
    linkData: JSON.stringify({ type: 'article', id: title, title, link: '/doc/article/tos', language: 'en' }),
  });
  const items = [
    row('<img src=x onerror="document.title=1"> ssh'),
    { linkData: '{broken' },
    { linkData: JSON.stringify({ link: '//evil.example' }) },
  ];
  await page.route(call, (route) => route.fulfill({ json: { code: 2000, message: { items, aggsInfo: { all: 3 } } } }));
  await page.goto(`${address('/doc/search', 'en')}/ssh`);
  await expect(page.locator('main ol[aria-label] > li')).toHaveCount(1);
  await expect(page.locator('main ol[aria-label] > li mark')).toHaveText('ssh');
  expect(await page.locator('main ol[aria-label] img').count()).toBe(0);
});

test('R-10.4 while the service is unavailable the page stays complete, says so, and retries', async ({ page }) => {
  let away = true;
  await page.route(call, (route) => (away ? route.fulfill({ status: 503, body: '' }) : route.fulfill(answer('Connect with SSH'))));
  await page.goto(`${address('/doc/search', 'en')}/ssh`);
  await expect(page.getByRole('heading', { name: 'The search did not answer.' })).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.locator('main ol[aria-label] > li')).toContainText('Connect with SSH');
});

test('without JavaScript the search says what it needs, and the subjects lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${address('/doc/search', 'en')}/ssh`);
  await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.locator('main a[href="/doc#servers"]').click();
  await expect(page).toHaveURL(`${address('/doc', 'en')}#servers`);
  await context.close();
});

test('a visitor opens a result and comes back to the results', async ({ page }) => {
  await openAlive(page, `${address('/doc/search', 'en')}`);
  await untilAlive(page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill('wordpress');
  await page.keyboard.press('Enter');
  await page.locator('main ol[aria-label] > li a').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL(`${address('/doc/search', 'en')}/wordpress`);
  await expect(page.locator('main ol[aria-label] > li').first()).toContainText('WordPress');
});

const rows = (page: Page) => page.locator('main ol[aria-label] > li');

/** A word of each language that many texts have, an article that a word finds first, and the words of the page. */
const asked = {
  en: { common: 'server', rare: 'wordpress', title: 'WordPress', next: 'Next', products: /^Products/ },
  zh: { common: '服务器', rare: 'wordpress', title: 'WordPress', next: '下一页', products: /^产品/ },
  ja: { common: 'サーバー', rare: 'wordpress', title: 'WordPress', next: '次へ', products: /^製品/ },
} as const satisfies Record<Language, object>;

for (const language of languages) {
  const { common, rare, title, next, products } = asked[language];

  test(`R-3.6 ${language}: by the keyboard alone from any page through the search to an article`, async ({ browser }) => {
    const page = await visit(browser, { locale: { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' }[language] });
    await openAlive(page, address('/about', language));
    // the keys come with what stands over a page
    await untilOverlays(page);
    const before = page.locator('header a').first();
    await before.focus();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(before).toBeFocused();
    await untilOverlays(page);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(rare);
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText(title);
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, { within: 'dialog' });
    await page.keyboard.press('Enter');
    await page.waitForURL(`${address('/doc/article', language)}/**`);
    await expect(page.locator('main h1')).toContainText(title);
    await expect(dialog).toBeHidden();
    await page.context().close();
  });

  test(`R-8.2 ${language}: results as one types, by facets and pages, each an address; back and forward lead through them`, async ({
    browser,
  }) => {
    const page = await visit(browser, { locale: { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' }[language] });
    await openAlive(page, address('/doc/search', language));
    const field = page.getByRole('searchbox');
    await untilAlive(field);
    await field.pressSequentially(common);
    await expect(rows(page)).toHaveCount(8);
    await field.press('Enter');
    const plain = `${address('/doc/search', language)}/${encodeURIComponent(common)}`;
    await expect(page).toHaveURL(plain);
    await page.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(`${plain}?page=2`);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: products }).click();
    await expect(page).toHaveURL(`${plain}?type=product`);
    await expect(rows(page).locator('[data-amount]:visible').first()).toContainText(/\d/);
    await expectAccessible(page, { within: 'main' });
    await page.goBack();
    await expect(page).toHaveURL(`${plain}?page=2`);
    await expect(page.locator('main [aria-current=page]', { hasText: '2' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(plain);
    await expect(field).toHaveValue(common);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(`${plain}?type=product`);
    await expect(page.getByRole('button', { name: products })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name: products })).toHaveAttribute('aria-pressed', 'true');
    await page.context().close();
  });
}

test('R-8.2 a result leads to its heading, and back leads to the results where they were', async ({ page }) => {
  await openAlive(page, address('/doc/search', 'en'));
  const field = page.getByRole('searchbox');
  await untilAlive(field);
  await field.fill('snapshot schedule');
  await field.press('Enter');
  const link = page.locator('main ol[aria-label] a[href*="#"]').first();
  const target = new URL((await link.getAttribute('href')) ?? '', origin());
  await field.press('ArrowDown');
  await expect(page.locator('main ol[aria-label] a').first()).toBeFocused();
  await link.press('Enter');
  await page.waitForURL(target.href);
  await expect(page.locator(`[id="${target.hash.slice(1)}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${address('/doc/search', 'en')}/snapshot%20schedule`);
  await expect(rows(page).first()).toBeVisible();
});

test('R-8.2 the last searches are kept in the browser, offered on the page and in the dialog, and removed', async ({ page }) => {
  await openAlive(page, address('/doc/search', 'en'));
  const field = page.getByRole('searchbox');
  await untilAlive(field);
  for (const word of ['ssh', '100% & <b>']) {
    await field.fill(word);
    await field.press('Enter');
    await expect(page.locator('main h2').first()).toContainText(word);
  }
  await openAlive(page, address('/doc/search', 'en'));
  const recent = page.getByRole('group', { name: 'Your last searches' });
  await expect(recent.getByRole('link')).toHaveText(['100% & <b>', 'ssh']);
  await recent.getByRole('button', { name: 'Remove “100% & <b>”' }).click();
  await expect(recent.getByRole('link')).toHaveText(['ssh']);
  await untilOverlays(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option')).toHaveText(['ssh']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await recent.getByRole('button', { name: 'Remove all' }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('R-8.2 nothing found: what occurs in no text, words that are near, articles to read and people to ask', async ({ page }) => {
  await openAlive(page, `${address('/doc/search', 'en')}/wordphone`);
  await expect(page.getByRole('heading', { name: 'Nothing found for “wordphone”' })).toBeVisible();
  await expect(page.getByText('Not in our documentation: wordphone')).toBeVisible();
  await expect(page.locator('main .read a')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Open a ticket' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('link', { name: 'WordPress', exact: true }).click();
  await expect(rows(page).first()).toContainText('WordPress');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing found for “wordphone”' })).toBeVisible();
});

test('R-8.2 a typing error and a word that occurs in no text are told apart', async ({ page }) => {
  await openAlive(page, `${address('/doc/search', 'en')}/${encodeURIComponent('snapshto zeppelin')}`);
  await expect(page.getByText(/^Showing results for “snapshots?” instead of “snapshto”\.$/i)).toBeVisible();
  await expect(page.getByText('Not in our documentation: zeppelin')).toBeVisible();
});

for (const language of languages) {
  test(`R-3.6 the header of a phone has the search, in ${language}`, async ({ browser }) => {
    for (const width of [360, 390, 960, 1440]) {
      const page = await visit(browser, { viewport: { width, height: 700 }, locale: { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' }[language] });
      await openAlive(page, address('/doc', language));
      const opener = page.locator('header a[href$="/doc/search"]:visible').first();
      const box = await opener.boundingBox();
      expect([width, (box?.y ?? 0) < 120, (box?.width ?? 0) >= 40]).toEqual([width, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.context().close();
    }
  });
}
