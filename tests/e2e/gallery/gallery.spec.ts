import type { Page } from '@playwright/test';
import { defaultLanguage, languages, localizePath, type Language } from '#lib/language/languages.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { axeViolations } from '../setup/axe.ts';
import { expect, slow, test } from '../setup/test.ts';
import { startGallery, type Gallery } from './start-gallery.ts';

const phone = 390;
const desktop = 1440;
/** A part of a page has no heading or landmarks of its own. */
const rulesOfPages = ['page-has-heading-one', 'landmark-one-main', 'region'];
const deadlineMs = 600_000;

let gallery: Gallery;

test.beforeAll(async () => {
  test.setTimeout(deadlineMs);
  gallery = await startGallery();
});

test.afterAll(() => gallery.stop());

/**
 * On a narrow window with axe, in one language; on the wide one, and in the others, axe checks every page of the site (addresses.spec.ts),
 * and the examples before a release.
 */
const auditedIn = (language: Language): readonly number[] => atWidth(language === defaultLanguage ? [phone] : [], [phone, desktop]);

/** Elements wider than the window, and axe violations. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [desktop, phone]) {
    await page.setViewportSize({ width, height: 900 });
    const [needed = 0, given = 0] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    if (needed > given) faults.push(`${width}: ${needed - given} px wider than the window`);
    if (auditedIn(language).includes(width))
      faults.push(...(await axeViolations(page, { without: rulesOfPages })).map((violation) => `${width}: ${violation}`));
  }
  return faults;
}

for (const language of languages) {
  test(`every example in ${language} is whole and free of faults, on a phone and on a wide screen`, async ({ page }) => {
    test.setTimeout(deadlineMs);
    slow('every example of every component, one after the other');
    const faults: Record<string, string[]> = {};
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /hydrat|did not match|Warning:|unique "key"/i.test(message.text())) heard.push(message.text());
    });
    await page.route('**/myDoc/**', (route) => route.abort());
    await page.goto(`${gallery.origin}${localizePath('/', language)}`);
    const addresses = await page.locator('main li a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      await page.goto(`${gallery.origin}${address}`, { waitUntil: 'load' });
      await page.waitForFunction(() => 'next' in window);
      const found = [...(await faultsOf(page, language)), ...heard.splice(0)];
      if (found.length > 0) faults[address] = found;
    }
    expect(faults).toEqual({});
  });
}
