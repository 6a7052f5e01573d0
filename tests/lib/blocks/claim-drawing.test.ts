import { expect, test } from '@jest/globals';
import { claimDrawing } from '#lib/blocks/claim-drawing.ts';
import { claimSchema } from '#lib/content/values/block-schema.ts';
import { claims } from '#studio/seed/documents/promotions/claims.ts';

const claim = (key: string, figure: string, text = '') => ({
  key,
  figure: { en: figure, zh: figure, ja: figure },
  text: { en: text, zh: text, ja: text },
});

test.each([
  ['availability', '99.97%', { kind: 'month', missingMinutes: 13 }],
  ['availability', '99.9%', { kind: 'month', missingMinutes: 43.2 }],
  ['reliability', '99.9999999%', { kind: 'nines', count: 9 }],
  ['clock', '3.8 GHz', { kind: 'clock', tenthsOfGhz: 38 }],
  ['delivery', 'About 2 minutes', { kind: 'wait', cells: 12 }],
  ['companies', '110,000', { kind: 'thousands', count: 110 }],
])('R-4.7 %s of %s is drawn from its figure', (key, figure, expected) => {
  expect(claimDrawing(claim(key, figure))).toEqual(expected);
});

test('R-4.7 support is drawn from the hours in its text', () => {
  expect(claimDrawing(claim('support', '7×24', 'live chat from 09:00 to 22:00'))).toEqual({ kind: 'hours', fromHour: 9, toHour: 22 });
});

test.each([
  ['availability', 'very high'],
  ['availability', '100%'],
  ['availability', '50%'],
  ['reliability', 'nine nines'],
  ['clock', 'fast'],
  ['clock', '12.5 GHz'],
  ['delivery', 'at once'],
  ['delivery', '600 minutes'],
  ['companies', 'many'],
  ['companies', '12,000,000'],
  ['support', '7×24'],
  ['refund', 'Refund guarantee'],
  ['other', '1'],
])('%s of %s is not drawn: nothing can be read, or it is out of scale', (key, figure) => {
  expect(claimDrawing(claim(key, figure))).toBeNull();
});

test('every claim of the seed but the refund is drawn', () => {
  const undrawn = claims.filter((document) => claimDrawing(claimSchema.parse(document)) === null);
  expect(undrawn.map(({ key }) => key)).toEqual(['refund']);
});
