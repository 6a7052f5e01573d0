import type { Locator } from '@playwright/test';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { watchConsole } from '#tests/e2e/setup/console-watch.ts';
import { switchLanguage } from '#tests/e2e/setup/language-menu.ts';
import { openAlive, untilOverlays } from '#tests/e2e/setup/open-page.ts';
import { pause } from '#tests/e2e/setup/pause.ts';
import { htmlOf, origin, shows, untilShows } from '#tests/e2e/setup/stack.ts';
import { expect, test } from '#tests/e2e/setup/test.ts';
import { uniqueWord } from '#tests/e2e/setup/unique-word.ts';

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;
const statusOf = async (path: string): Promise<number> => (await fetch(`${origin()}${path}`, { redirect: 'manual' })).status;

test('R-1.2 addresses without a page are 404: other filters, the list of articles and a detail without id in zh and ja', async () => {
  const absent = [
    '/doc/announce/other',
    '/doc/announce/Notice',
    '/doc/announce/detail/no-such',
    '/doc/announce/detail/drafts.announcement-harbour-week',
    '/zh/doc/article',
    '/ja/doc/article',
    '/zh/doc/announce/detail',
    '/ja/doc/announce/detail',
    '/doc/article/no-such',
  ];
  for (const path of absent) expect(`${path} ${await statusOf(path)}`).toBe(`${path} 404`);
  expect(await statusOf('/doc/announce/detail')).toBe(200);
});

test('R-2.3 the plain list of articles leads to the documentation centre of the other languages', async ({ page }) => {
  await page.goto(address('/doc/article', 'en'));
  await switchLanguage(page, 'zh');
  await expect(page).toHaveURL(address('/doc', 'zh'));
  await expect(page.locator('h1')).toHaveText('文档中心');
});

test('a visitor finds an article from the documentation centre, goes on to the next one and back by the category', async ({ page }) => {
  await page.goto(address('/doc', 'en'));
  await page.getByRole('radio', { name: 'Private network (VPC)' }).check();
  await expect(page.locator('#network a:visible')).toHaveText(['VPC: a private network between your servers']);
  await expect(page.locator('#storage')).toBeHidden();
  await expect(page.locator('#legal-texts')).toBeHidden();
  await expect(page.locator('main a[href="/product/vpc"]')).toBeVisible();
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect(page.locator('#storage')).toBeVisible();
  await page.locator('#getting-started a[href="/doc/article/getting-started"]').click();
  await expect(page).toHaveURL(address('/doc/article/getting-started', 'en'));
  await page.getByRole('navigation', { name: 'Articles before and after' }).getByRole('link').click();
  await expect(page).toHaveURL(address('/doc/article/wordpress', 'en'));
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(`${address('/doc', 'en')}#getting-started`);
});

test('R-8.6 a block of code is copied exactly, and confirms it', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await openAlive(page, address('/doc/article/wordpress', 'zh'));
  const block = page.locator('figure', { has: page.locator('pre') }).first();
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toContainText('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
  await context.close();
});

for (const language of languages) {
  test(`R-4.2 ${localizePath('/doc/article/load-balancer', language)} shows its picture, with words for those who cannot see it and a caption`, async ({
    page,
  }) => {
    await page.goto(address('/doc/article/load-balancer', language));
    const figure = page.locator('main figure:has(img)');
    const picture = figure.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0))
      .toBe(true);
    await expect(picture).toHaveAttribute('alt', /lb1.*web1.*web2/);
    await expect(figure.locator('figcaption')).toContainText('lb1');
  });
}

test('without JavaScript an article is readable, its contents unfold, and no button is there that would do nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(address('/doc/article/wordpress', 'ja'));
  await expect(page.locator('pre').first()).toContainText('apt');
  await expect(page.locator('main button:visible')).toHaveCount(0);
  await page.locator('main summary').click();
  await page.locator('main details a').nth(1).click();
  await expect(page).toHaveURL(/#section-2$/);
  await expect(page.locator('#section-2')).toBeInViewport();
  await context.close();
});

test('R-2.3 an announcement that a language does not have leads to its list, which says so and shows no other language’s words', async ({
  page,
  changed,
}) => {
  const word = uniqueWord();
  const id = `announcement-${word}`;
  await changed.create({
    _id: id,
    _type: 'announcement',
    kind: 'Notice',
    title: { _type: 'localeString', en: `English ${word}` },
    releaseTime: '2026-01-01T00:00:00Z',
    pinned: false,
  });
  changed.afterwards(() => expect.poll(() => shows('/doc/announce', word)).toBe(false));
  await untilShows('/doc/announce', `English ${word}`);
  await page.goto(`${origin()}/doc/announce/detail/${id}`);
  await switchLanguage(page, 'ja');
  await expect(page).toHaveURL(`${address('/doc/announce', 'ja')}#not-translated`);
  await expect(page.locator('#not-translated')).toBeVisible();
  expect(await page.content()).not.toContain(`English ${word}`);
});

test('R-4.2 a help article’s title changes in the lists and beside its neighbours, a category’s name above its articles', async ({
  changed,
}) => {
  const word = uniqueWord();
  const neighbour = '/doc/article/getting-started';
  await htmlOf(neighbour);
  await changed.set('article-wordpress-en', { title: `WordPress ${word}` });
  await changed.set('category-getting-started', { 'name.ja': `入門 ${word}` });
  changed.afterwards(() => expect.poll(() => shows(neighbour, word)).toBe(false));
  for (const path of [neighbour, '/doc', '/doc/article', '/doc/article/wordpress']) await untilShows(path, `WordPress ${word}`);
  for (const path of [neighbour, '/doc']) await untilShows(`/ja${path}`, `入門 ${word}`);
});

for (const path of ['/doc/article/getting-started', '/zh/doc/article/api', '/ja/doc/article/tos']) {
  test(`${path} keeps its text while scripts load late, and nothing renders again`, async ({ page }) => {
    const heard = watchConsole(page);
    await page.addInitScript(() => {
      const lengths: number[] = [];
      Object.assign(window, { lengths });
      // while the document is being parsed, its text is incomplete
      setInterval(() => {
        if (document.readyState !== 'loading') lengths.push(document.querySelector('main')?.textContent?.length ?? 0);
      }, 50);
    });
    const html = await (await fetch(`${origin()}${path}`)).text();
    const first = new Set([...html.matchAll(/src="(\/_next\/static\/[^"]+)"/g)].map(([, source]) => source));
    await page.route('**/_next/static/chunks/**', async (route) => {
      if (!first.has(new URL(route.request().url()).pathname)) await pause(1_500, 'late scripts are what this is about');
      await route.continue();
    });
    await page.goto(`${origin()}${path}`);
    // the late scripts have loaded
    await untilOverlays(page);
    const lengths = await page.evaluate(() => (Reflect.get(window, 'lengths') as number[]).filter((length) => length > 0));
    const whole = Math.max(...lengths);
    expect(Math.min(...lengths.slice(2))).toBeGreaterThan(whole * 0.9);
    expect(heard).toEqual([]);
  });
}

test('an article’s Markdown is linked from its page, follows its publication, and is 404 where there is no article', async ({
  changed,
}) => {
  const word = uniqueWord();
  expect(await htmlOf('/ja/doc/article/wordpress')).toMatch(
    /<link rel="alternate" type="text\/markdown" href="\/ja\/doc\/article\/wordpress\.md"/,
  );
  await untilShows('/doc/article/wordpress.md', '```bash');
  await changed.set('article-wordpress-en', { title: `WordPress ${word}` });
  await untilShows('/doc/article/wordpress.md', `# WordPress ${word}`);
  for (const path of ['/doc/article/no-such.md', '/zh/doc/article/wordpress/versions/99.md']) expect(await statusOf(path)).toBe(404);
});

test('R-8.5 announcements beyond a page are on the next one, which a publication renders again', async ({ page, changed }) => {
  const word = uniqueWord();
  const create = (number: number) =>
    changed.create({
      _id: `announcement-${word}-${number}`,
      _type: 'announcement',
      kind: 'Activity',
      title: { _type: 'localeString', en: `Paged ${word} ${number}` },
      releaseTime: `2020-01-01T00:00:${String(number).padStart(2, '0')}Z`,
      pinned: false,
    });
  expect(await statusOf('/doc/announce/activity/pages/2')).toBe(404);
  expect(await statusOf('/zh/doc/announce/activity/pages/1')).toBe(308);
  for (let number = 0; number < 20; number += 1) await create(number);
  changed.afterwards(() => expect.poll(() => statusOf('/doc/announce/activity/pages/2')).toBe(404));
  await untilShows('/doc/announce/activity/pages/2', `Paged ${word} 0`);
  await page.goto(address('/doc/announce/activity', 'en'));
  await page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(address('/doc/announce/activity/pages/2', 'en'));
  await expect(page.getByText(`Paged ${word} 0`)).toBeVisible();
  await changed.set(`announcement-${word}-0`, { 'title.en': `Changed ${word}` });
  await untilShows('/doc/announce/activity/pages/2', `Changed ${word}`);
  expect(await statusOf('/ja/doc/announce/activity/pages/2')).toBe(404);
});

test('on paper an article is its text: no frame, no dark ground, whole lines of code, and the addresses of links elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(address('/doc/article/wordpress', 'en'));
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header', 'footer', 'main nav', 'main details', 'main button'])
    for (const part of await page.locator(hidden).all()) await expect(part, hidden).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
  const code = page.locator('figure:has(pre)').first();
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(code.locator('pre')).toHaveCSS('white-space-collapse', 'preserve');
  const overflowing = await page.locator('pre').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(overflowing).toBe(0);
  const after = await page
    .locator('main article h2 ~ p')
    .last()
    .evaluate((paragraph) =>
      ['https://www.example.org/a', '/doc'].map((href) => {
        const link = document.createElement('a');
        link.href = href;
        paragraph.append(link);
        return getComputedStyle(link, '::after').content;
      }),
    );
  expect(after).toEqual([expect.stringContaining('https://www.example.org/a'), 'none']);
});

test('the steps for a system are tabs: all there without JavaScript, one with it, and the choice holds in the next article', async ({
  page,
  browser,
}) => {
  await openAlive(page, address('/doc/article/rdns', 'ja'));
  await expect(page.getByText('dig +short -x', { exact: false }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Windows' }).click();
  await expect(page.getByText('nslookup 203')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Windows' })).toHaveCount(1);
  await openAlive(page, address('/doc/article/looking-glass-test-latency-network-speed', 'en'));
  await expect(page.getByText('ping -n 30')).toBeVisible();
  await expect(page.getByText('pathping -q')).toBeVisible();
  await page.getByRole('tab', { name: 'Windows' }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('mtr -rwbzc')).toBeVisible();
  await expect(page.getByText('pathping -q')).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(address('/doc/article/rdns', 'zh'));
  for (const command of ['dig +short -x 203.0.113.25 @9.9.9.9', 'nslookup 203.0.113.25 9.9.9.9'])
    await expect(still.getByText(command)).toBeVisible();
  await expect(still.getByRole('tab')).toHaveCount(0);
  await context.close();
});

test('a picture opens large with Enter, and Escape closes it and returns the focus', async ({ page }) => {
  await openAlive(page, address('/doc/article/load-balancer', 'en'));
  const button = page.getByRole('button', { name: /^Enlarge/ });
  await button.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open] img')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect
    .poll(() => page.locator('dialog[open] img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 680))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`a picture opens whole at ${width} px, is enlarged where it is pressed, moved, and fitted again`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await openAlive(page, address('/doc/article/load-balancer', 'en'));
    const picture = page.locator('dialog[open] img');
    await page.getByRole('button', { name: /^Enlarge/ }).click();
    const fitted = await boxOf(picture);
    expect([fitted.x >= 0, fitted.x + fitted.width <= width, fitted.y >= 0, fitted.y + fitted.height <= 600]).toEqual(Array(4).fill(true));
    const point = { x: fitted.x + fitted.width * 0.75, y: fitted.y + fitted.height / 2 };
    await page.mouse.click(point.x, point.y);
    await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(fitted.width);
    const large = await boxOf(picture);
    // where it is wider or higher than the screen, the point that was pressed stays
    if (width === 390) expect((point.x - large.x) / large.width).toBeCloseTo(0.75, 1);
    else expect((point.y - large.y) / large.height).toBeCloseTo(0.5, 1);
    await page.mouse.down();
    await page.mouse.move(point.x + 60, point.y, { steps: 4 });
    await page.mouse.up();
    if (width === 390) expect((await boxOf(picture)).x).toBeCloseTo(large.x + 60, 0);
    await page.getByRole('button', { name: 'Fit to screen' }).click();
    expect((await boxOf(picture)).width).toBeCloseTo(fitted.width, 0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(picture).toHaveCount(0);
  });
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

test('on paper every tab is there with its label, and lists keep their bullets and numbers, whose ground is not printed', async ({
  page,
}) => {
  await openAlive(page, address('/doc/article/rdns', 'en'));
  await expect(page.getByText('nslookup 203')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Linux, macOS', 'Windows']) await expect(page.locator('main section p', { hasText: text }).first()).toBeVisible();
  for (const text of ['dig +short -x', 'nslookup 203']) await expect(page.locator('main pre', { hasText: text }).first()).toBeVisible();
  const before = (list: string) =>
    page
      .locator(`main article ${list} > li`)
      .first()
      .evaluate((item) => {
        const { content, borderTopWidth, borderTopStyle } = getComputedStyle(item, '::before');
        return { content, borderTopWidth, borderTopStyle };
      });
  expect(await before('h2 ~ ul')).toMatchObject({ borderTopWidth: '4px', borderTopStyle: 'solid' });
  expect((await before('h2 ~ ol')).content).toContain('counter');
});
