import { axeViolations, wcag } from '../setup/axe.ts';
import { faults, soundPage } from '../setup/faulty-page.ts';
import { expect, test } from '../setup/test.ts';

test('axe finds every seeded fault, and names its element', async ({ page }) => {
  for (const [rule, markup] of Object.entries(faults)) {
    await page.setContent(soundPage(markup));
    const [, id] = /id="(\w+)"/.exec(markup) ?? [];
    expect(await axeViolations(page), rule).toEqual([expect.stringMatching(new RegExp(`^${rule}: .*#${id}`))]);
  }
});

test('axe finds nothing on a sound page, nothing beside the part that it looks at, and no rule that is left out', async ({ page }) => {
  await page.setContent(soundPage('<p>Sound</p>'));
  expect(await axeViolations(page)).toEqual([]);
  await page.setContent(soundPage(`<section id="part"><p>Sound</p></section>${faults['image-alt']}${faults['heading-order']}`));
  expect(await axeViolations(page, { within: '#part' })).toEqual([]);
  expect(await axeViolations(page, { tags: wcag })).toEqual([expect.stringMatching(/^image-alt: /)]);
  expect(await axeViolations(page, { without: ['image-alt'] })).toEqual([expect.stringMatching(/^heading-order: /)]);
});
