import { languages, localizePath } from '#lib/language/languages.ts';
import { openAlive } from '#tests/e2e/setup/open-page.ts';
import { pause } from '#tests/e2e/setup/pause.ts';
import { address, answer, searchCall, searches } from './search-visit.ts';
import { origin } from '#tests/e2e/setup/stack.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { untilAlive } from '#tests/e2e/setup/until-alive.ts';

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
  await page.route(searchCall, async (route) => {
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
  await page.route(searchCall, (route) => route.fulfill({ json: { code: 2000, message: { items, aggsInfo: { all: 3 } } } }));
  await page.goto(`${address('/doc/search', 'en')}/ssh`);
  await expect(page.locator('main ol[aria-label] > li')).toHaveCount(1);
  await expect(page.locator('main ol[aria-label] > li mark')).toHaveText('ssh');
  expect(await page.locator('main ol[aria-label] img').count()).toBe(0);
});

test('R-10.4 while the service is unavailable the page stays complete, says so, and retries', async ({ page }) => {
  let away = true;
  await page.route(searchCall, (route) => (away ? route.fulfill({ status: 503, body: '' }) : route.fulfill(answer('Connect with SSH'))));
  await page.goto(`${address('/doc/search', 'en')}/ssh`);
  await expect(page.getByRole('heading', { name: 'The search did not answer. Try again, or browse by subject.' })).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.locator('main ol[aria-label] > li')).toContainText('Connect with SSH');
});

test('without JavaScript the search says what it needs, and the subjects lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${address('/doc/search', 'en')}/ssh`);
  await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
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
