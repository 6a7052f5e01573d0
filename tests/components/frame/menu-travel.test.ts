import { expect, test } from '@jest/globals';
import { headsInto } from '#components/frame/menu/menu-travel.ts';

const panel = { left: 100, right: 500, top: 200 };
const from = { x: 300, y: 100 };

test.each([
  ['straight down', { x: 300, y: 110 }, true],
  ['along the way to the left corner', { x: 280, y: 110 }, true],
  ['just outside the left corner', { x: 279, y: 110 }, false],
  ['along the way to the right corner', { x: 320, y: 110 }, true],
  ['just outside the right corner', { x: 321, y: 110 }, false],
  ['sideways', { x: 310, y: 100 }, false],
  ['up and away', { x: 300, y: 90 }, false],
  ['not at all', from, false],
])('R-3.2 a mouse that goes %s is on its way into the panel: %#', (_way, to, expected) => {
  expect(headsInto(panel, from, to)).toBe(expected);
});

test('a mouse that is in the panel already is not on its way', () => {
  expect(headsInto(panel, { x: 300, y: 200 }, { x: 300, y: 220 })).toBe(false);
});
