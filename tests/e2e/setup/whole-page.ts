import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { defaultLanguage, htmlLang, languages, localizePath, type Language } from '#lib/language/languages.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { expectAccessible } from './axe.ts';
import { watchConsole } from './console-watch.ts';
import { openWhole } from './open-page.ts';
import { total } from './purchase-visit.ts';
import { origin } from './stack.ts';

const widths = [320, 390, 960, 961, 1440];
const usualHeight = 900;

/** English words, or Chinese and Japanese characters, in a page's own text. */
const leastOwn = { en: 120, zh: 250, ja: 250 } as const satisfies Record<Language, number>;

/** Pages that must not be indexed: steps and results of one visitor, filtered lists, older versions. */
const unindexed =
  /^\/(activate|doc\/search|welcome-signup)(\/|$)|^\/doc\/(collect|article|announce\/(activity|notice|detail))$|\/versions\/\d+$/;

export function languageOf(address: string): Language {
  if (/^\/zh(\/|$)/.test(address)) return 'zh';
  return /^\/ja(\/|$)/.test(address) ? 'ja' : 'en';
}
const bareOf = (path: string): string => path.replace(/^\/(zh|ja)(?=\/|$)/, '') || '/';

/** The welcome does so when its time is up, so its clock is stopped. */
export const leavesByItself = (address: string): boolean => bareOf(address) === '/welcome-signup';

/** An article has the same parts in each language: before a release axe looks at every translation too. */
const isAuditedInEnglish = (address: string): boolean =>
  atWidth(languageOf(address) !== defaultLanguage && bareOf(address).startsWith('/doc/article/'), false);

/** Whether a page's own text is long enough to be worth its address. */
export function saysEnough(text: string, language: Language): boolean {
  const words =
    language === 'en'
      ? text.split(/\s+/).filter((word) => /[a-z]/i.test(word))
      : [...text].filter((character) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character));
  return words.length >= leastOwn[language];
}

const pageSchema = z.object({
  lang: z.string(),
  headings: z.number(),
  title: z.string(),
  description: z.string(),
  own: z.string(),
  indexed: z.boolean(),
  canonical: z.string(),
  alternates: z.record(z.string(), z.string()),
  picture: z.string(),
  data: z.array(z.string()),
});

/** A page's metadata, read in one go. */
const readPage = async (page: Page): Promise<z.infer<typeof pageSchema>> =>
  pageSchema.parse(
    await page.evaluate(() => {
      const attribute = (selector: string, name: string): string => document.querySelector(selector)?.getAttribute(name) ?? '';
      const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
      return {
        lang: document.documentElement.lang,
        headings: document.querySelectorAll('h1').length,
        title: document.title,
        description: attribute('meta[name=description]', 'content'),
        own: document.querySelector('main')?.innerText ?? '',
        indexed: document.querySelector('meta[name=robots][content*=noindex]') === null,
        canonical: attribute('link[rel=canonical]', 'href'),
        alternates: Object.fromEntries(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
        picture: attribute('meta[property="og:image"]', 'content'),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
      };
    }),
  );

/**
 * Requirements of every address: 200, its language, one h1, its head, enough text, a clean console, no external request, no axe violation,
 * no horizontal scrolling.
 */
export async function expectWholePage(page: Page, address: string): Promise<void> {
  const heard = watchConsole(page);
  const language = languageOf(address);
  if (leavesByItself(address)) await page.clock.setFixedTime(new Date());
  const answer = await openWhole(page, `${origin()}${address}`);
  expect(answer?.status()).toBe(200);
  if (address.includes('/product/vps-buy')) await expect(total(page)).toBeVisible();
  const found = await readPage(page);
  expect([found.lang, found.headings]).toEqual([htmlLang[language], 1]);
  expect(found.title.length).toBeGreaterThan(5);
  expect(found.description.length).toBeGreaterThan(10);
  expect(saysEnough(found.own, language), found.own).toBe(true);
  expectHead(new URL(`${origin()}${address}`).pathname, found);
  await (isAuditedInEnglish(address) ? expectFits(page) : expectUsable(page));
  expect(heard).toEqual([]);
}

/** An indexed page has its canonical address, its languages and a picture; any other has no languages. */
function expectHead(path: string, { indexed, canonical, alternates, picture, data }: z.infer<typeof pageSchema>): void {
  const bare = bareOf(path);
  expect([bare, indexed]).toEqual([bare, !unindexed.test(bare)]);
  if (!indexed) return expect(alternates).toEqual({});
  const pathOf = (href: string): string => new URL(href, origin()).pathname;
  expect(pathOf(canonical)).toBe(path);
  expect(Object.fromEntries(Object.entries(alternates).map(([language, href]) => [language, pathOf(href)]))).toEqual({
    ...Object.fromEntries(languages.map((each) => [each, localizePath(bare, each)])),
    'x-default': bare,
  });
  expect(picture).toMatch(/\/api\/share\/(en|zh|ja)\/[\w.-]+\.png$/);
  expect(data.map((text) => Reflect.get(Object(JSON.parse(text)), '@type')).filter((type) => type === 'Organization')).toHaveLength(1);
}

/** No axe violation, from the page's top, and no overflow at any width; before a release, no violation at any width either. */
export async function expectUsable(page: Page): Promise<void> {
  // a target half covered by a fixed bar while scrolling counts as a small target
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  for (const width of atWidth([], widths)) {
    await page.setViewportSize({ width, height: usualHeight });
    // on a screen that shows all of it, no fixed bar half covers what is further down
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await expectAccessible(page);
  }
  await expectFits(page);
}

/** In a wide window a table between paragraphs is as wide as they are. */
async function expectFullTables(page: Page): Promise<void> {
  const frames = await page
    .locator('main .table')
    .evaluateAll((all) => all.map((frame) => ({ table: frame.querySelector('table')?.offsetWidth, text: frame.clientWidth })));
  for (const { table, text } of frames) expect(table).toBe(text);
}

/** Nothing overflows at any width; the last is the widest. */
async function expectFits(page: Page): Promise<void> {
  const given = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: usualHeight });
    const [needed, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(`${width}: ${needed}`).toBe(`${width}: ${seen}`);
  }
  await expectFullTables(page);
  if (given) await page.setViewportSize(given);
}
