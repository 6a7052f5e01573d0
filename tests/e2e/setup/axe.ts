import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { defaultLanguage, htmlLang } from '#lib/language/languages.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { countCost } from './costs.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA. */
export const wcag: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Best practices recommended by axe, for whole pages. */
const wcagAndBestPractice: readonly string[] = [...wcag, 'best-practice'];

export interface AxeScope {
  tags?: readonly string[];
  /** CSS selector of the part to check; the whole page without it. */
  within?: string;
  /** Rules that do not apply here. */
  without?: readonly string[];
}

/** Colours are the same in each language, and the dearest rule: before a release they are checked in all. */
const rulesOfOneLanguage = atWidth(['color-contrast'], []);

const findingsSchema = z.array(z.object({ id: z.string(), targets: z.array(z.string()) }));

/** Accessibility violations found by axe on the page as it is now: `rule: selector, selector`. */
export async function axeViolations(page: Page, { tags = wcagAndBestPractice, within, without = [] }: AxeScope = {}): Promise<string[]> {
  countCost('axeRuns');
  // evaluated by the browser's debugger, to which the page's content policy does not apply
  await page.evaluate(source);
  const found = await page.evaluate(
    async ([selector, values, without, lang, withoutElsewhere]) => {
      const disabled = document.documentElement.lang === lang ? without : [...without, ...withoutElsewhere];
      const { violations } = await Reflect.get(window, 'axe').run(selector ?? document, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        elementRef: false,
        preload: false,
      });
      return violations.map(({ id, nodes }: { id: string; nodes: { target: unknown[] }[] }) => ({
        id,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [within ?? null, [...tags], [...without], htmlLang[defaultLanguage], rulesOfOneLanguage] as const,
  );
  return findingsSchema.parse(found).map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** The page, or a part of it, has no violation. */
export async function expectAccessible(page: Page, scope?: AxeScope): Promise<void> {
  expect(await axeViolations(page, scope)).toEqual([]);
}
