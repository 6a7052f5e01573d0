import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { htmlLang, localizePath, type Language } from '../../../lib/language/languages.ts';
import { origin } from './stack.ts';

const widths = [320, 390, 960, 961, 1440];
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page's own words: 120 in English, 250 characters in Chinese and Japanese. */
const enoughWords = { en: 120, zh: 250, ja: 250 } as const satisfies Record<Language, number>;

function wordsIn(text: string, language: Language): number {
  return language === 'en' ? text.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length : (text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g) ?? []).length;
}

/** What every address has to hold: 200, its language, one h1, a description, its own canonical address, enough words, no console error, no axe violation, no horizontal scroll. */
export async function expectWholePage(page: Page, path: string, language: Language, options: { indexed?: boolean } = {}): Promise<void> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  const answer = await page.goto(`${origin()}${localizePath(path, language)}`, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
  await expect(page.locator('h1')).toHaveCount(1);
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(10);
  if (options.indexed === false) await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${localizePath(path, language)}$`));
  expect(wordsIn(await page.locator('main').innerText(), language)).toBeGreaterThanOrEqual(enoughWords[language]);
  await expectUsable(page);
  expect(heard).toEqual([]);
}

/** No axe violation, and nothing beside the screen at any width. */
export async function expectUsable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(`${width}: ${needed}`).toBe(`${width}: ${given}`);
  }
}
