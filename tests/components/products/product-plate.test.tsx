import { expect, test } from '@jest/globals';
import { plateOf } from '#components/products/plate-drawings.ts';
import { ProductPlate } from '#components/products/product-plate.tsx';
import { productCards } from '#studio/seed/documents/navigation.ts';
import { renderInSite } from '#tests/components/render-in-site.tsx';

const sheet = plateOf('/activity/own-page');

test('every product of the home page has a plate of its own', () => {
  const plates = productCards.map(({ href }) => plateOf(href));
  expect(plates).not.toContain(sheet);
  expect(new Set(plates).size).toBe(productCards.length);
});

test('what is not known is drawn as a sheet; a plate is decoration within its frame', () => {
  const { container } = renderInSite(<ProductPlate href="/activity/own-page" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('path')).toHaveLength(sheet.length);
  for (const [, path] of productCards.flatMap(({ href }) => plateOf(href)))
    for (const [, x, y] of path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) expect([Number(x) <= 96, Number(y) <= 64]).toEqual([true, true]);
});
