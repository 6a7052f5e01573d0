import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { languages, localizePath } from '../../../lib/language/languages.ts';
import { startGallery, type Gallery } from './start-gallery.ts';

const widths = [390, 1440];
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A part of a page has neither its heading nor its landmarks. */
const rulesOfPages = ['page-has-heading-one', 'landmark-one-main', 'region'];
const deadlineMs = 600_000;

let gallery: Gallery;

test.beforeAll(async () => {
  test.setTimeout(deadlineMs);
  gallery = await startGallery();
});

test.afterAll(() => gallery.stop());

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const { violations } = await new AxeBuilder({ page }).withTags(axeTags).disableRules(rulesOfPages).analyze();
  const [needed = 0, given = 0] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  const wider = needed > given ? [`${width}: ${needed - given} px wider than the window`] : [];
  return [...wider, ...violations.map(({ id, nodes }) => `${width}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)];
}

for (const language of languages) {
  test(`every example in ${language} is whole and free of faults at ${widths.join(' and ')} px`, async ({ page }) => {
    test.setTimeout(deadlineMs);
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
      const found = [];
      for (const width of widths) found.push(...(await faultsAt(page, width)));
      found.push(...heard.splice(0));
      if (found.length > 0) faults[address] = found;
    }
    expect(faults).toEqual({});
  });
}
