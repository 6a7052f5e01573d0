import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import { watchConsole } from '../setup/console-watch.ts';
import { openWhole } from '../setup/open-page.ts';
import { htmlOf, lakeClient, origin, shows, untilShows } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';
import { uniqueWord } from '../setup/unique-word.ts';

interface Block {
  _key: string;
  _type: string;
  heading?: Record<string, string>;
}

const address = (path: string, language: Language): string => `${origin()}${localizePath(path, language)}`;
const readBlocks = () => lakeClient('viewer').fetch<Block[]>('*[_id == "homePage"][0].blocks');

/** The sections in the order of the seed, by their fragments. */
const sections = ['plans', 'products', 'steps', 'claims', 'regions', 'included', 'customers', 'questions', 'closing'];

for (const language of languages) {
  test(`R-12.1 the home page in ${language} has every section in the authored order, without JavaScript too`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address('/', language));
    expect(await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))).toEqual(sections);
    await page.locator('#questions summary').nth(1).click();
    await expect(page.locator('#questions details').nth(1).locator('p')).toBeVisible();
    await context.close();
  });

  test(`R-5.2 each plan card in ${language} leads to the configurator with its own configuration`, async ({ page }) => {
    await page.goto(address('/', language));
    const hrefs = await page
      .locator('#plans article a[href*="vps-buy"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(6);
    expect(new Set(hrefs).size).toBe(6);
    for (const href of hrefs) {
      const { pathname, searchParams } = new URL(href, origin());
      expect(pathname).toBe(localizePath('/product/vps-buy', language));
      expect(searchParams.get('area')).toBe(language === 'ja' ? 'JP-0' : 'US-0');
      expect(searchParams.get('flowType')).toBe(language === 'ja' ? 'global-jp' : 'global');
      for (const name of ['flowId', 'isFlow', 'hostType', 'hostType2', 'hostProductId', 'bootDiskProduct', 'bootDiskSize'])
        expect(searchParams.get(name), name).toMatch(/\S/);
    }
  });
}

test('R-12.5 R-4.4 every product has a card that leads to a page of its own, and what is not public says so', async ({ request }) => {
  const html = await htmlOf('/');
  const cards = /<section[^>]*id="products".*?<\/section>/s.exec(html)?.[0] ?? '';
  const hrefs = [...cards.matchAll(/<h3><a[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(hrefs.length).toBeGreaterThanOrEqual(14);
  for (const href of hrefs) expect([href, (await request.get(`${origin()}${href}`)).status()]).toEqual([href, 200]);
  expect(cards.match(/Not yet public/g)).toHaveLength(1);
  expect(cards.match(/In internal testing/g)).toHaveLength(1);
});

test('R-4.1 an editor’s words for a section are on the page with the next request, in the language that was written', async ({
  changed,
}) => {
  const word = uniqueWord();
  const path = 'blocks[_type=="closingBlock"].heading';
  await changed.set('homePage', { [`${path}.en`]: `Closing ${word}`, [`${path}.ja`]: `結び ${word}` });
  changed.afterwards(() => expect.poll(() => shows('/', word)).toBe(false));
  await untilShows('/', `Closing ${word}`);
  await untilShows('/ja', `結び ${word}`);
  expect(await shows('/zh', word)).toBe(false);
});

test('R-4 one malformed section is left out alone, and a section that moves is where it was put', async ({ changed }) => {
  const blocks = await readBlocks();
  const ids = async (): Promise<string[]> => [...(await htmlOf('/')).matchAll(/<section[^>]* id="([a-z-]+)"/g)].map(([, id = '']) => id);
  const [last, ...rest] = blocks.toReversed();
  const moved = [last, ...rest.toReversed().map((block) => (block._type === 'stepsBlock' ? { ...block, steps: 'nonsense' } : block))];
  await changed.set('homePage', { blocks: moved }, 'administrator');
  await expect.poll(ids).toEqual(['closing', ...sections.filter((id) => id !== 'steps' && id !== 'closing')]);
  await changed.undo();
  await expect.poll(ids).toEqual(sections);
});

test('R-4.7 a claim is changed in one place, with the day of its figure', async ({ changed }) => {
  const { _id } = await lakeClient('editor').fetch<{ _id: string }>('*[_type == "claim" && key == "availability"][0]{_id}');
  await changed.set(_id, { 'figure.en': '99.98%', asOf: '2026-11-20' });
  changed.afterwards(() => untilShows('/', '99.97%'));
  await untilShows('/', '99.98%');
  expect(await shows('/', 'As of 20 November 2026')).toBe(true);
  expect(await shows('/', '>9 min<')).toBe(true);
});

test('the sections stay as the server made them, their links follow the router, and a visit from another page finds them at their place', async ({
  page,
}) => {
  const heard = watchConsole(page);
  await openWhole(page, address('/', 'en'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const sameDocument = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'sameDocument'));
  await expect(page.locator('main section[id]')).toHaveCount(sections.length);
  await page.locator('#products a[href="/product/vpc"]').click();
  await expect(page.locator('h1')).toHaveText('Private network');
  await expect(page.locator('#questions')).toBeVisible();
  await page.goBack();
  await expect(page.locator('main section[id]')).toHaveCount(sections.length);
  await page.goForward();
  await page.locator('main a[href$="#products"]').click();
  await expect(page.locator('#products')).toBeInViewport();
  await page.locator('main a[href="#plans"]').first().click();
  await expect(page.locator('#plans')).toBeInViewport();
  expect(await sameDocument()).toBe(true);
  expect(heard).toEqual([]);
});
