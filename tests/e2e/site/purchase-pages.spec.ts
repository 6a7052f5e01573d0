import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { languages, localizePath } from '../../../lib/language/languages.ts';
import { address, settle, starter, total } from '../setup/purchase-visit.ts';

for (const language of languages) {
  for (const target of ['/product/vps', `/product/vps-buy?${starter}`, '/product/vps-buy?view=calculator']) {
    test(`${localizePath(target, language)} has one h1, no axe violation, no console error, and fits every width`, async ({ page, context }) => {
      await settle(context);
      const errors: string[] = [];
      page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()); });
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(address(target, language));
      if (target.includes('vps-buy')) await expect(total(page)).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
      for (const width of [320, 390, 960, 961, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        expect(`${width}: ${needed}`).toBe(`${width}: ${given}`);
      }
      expect(errors).toEqual([]);
    });
  }
}
