import { expect, test } from '@jest/globals';
import { discountFigure } from '#lib/money/discount-figure.ts';

test.each([
  [20, '20', '8', '20'],
  [15, '15', '8.5', '15'],
  [12, '12', '8.8', '12'],
  [5, '5', '9.5', '5'],
  [50, '50', '5', '50'],
  [30, '30', '7', '30'],
  [99.99, '99.99', '0.001', '99.99'],
])('%d percent off reads %s in English, %s in Chinese tenths, %s in Japanese', (percent, en, zh, ja) => {
  expect([discountFigure(percent, 'en'), discountFigure(percent, 'zh'), discountFigure(percent, 'ja')]).toEqual([en, zh, ja]);
});
