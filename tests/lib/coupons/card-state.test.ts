import { expect, test } from '@jest/globals';
import { cardState } from '#lib/coupons/card-state.ts';
import { sampleCoupon, sampleNowMs } from '#components/coupons/coupon-samples.ts';

const two = { ...sampleCoupon, perPersonLimit: 2 };
const [before, after] = [two.window.startsAtMs - 1, two.window.endsAtMs];

test.each([
  [sampleNowMs, undefined, 'open'],
  [sampleNowMs, { mine: 0, exhausted: false }, 'open'],
  [sampleNowMs, { mine: 1, exhausted: false }, 'open'],
  [sampleNowMs, { mine: 2, exhausted: false }, 'claimed'],
  [sampleNowMs, { mine: 2, exhausted: true }, 'claimed'],
  [sampleNowMs, { mine: 1, exhausted: true }, 'exhausted'],
  [before, { mine: 2, exhausted: true }, 'not-started'],
  [after, { mine: 2, exhausted: true }, 'ended'],
] as const)('R-6.2 the card at %s with %j is %s', (nowMs, live, state) => {
  expect(cardState(two, nowMs, live)).toBe(state);
});

test('R-6.2 a coupon whose stock was withdrawn is exhausted, and claimed for who has it', () => {
  expect(cardState({ ...two, stock: 0 }, sampleNowMs, undefined)).toBe('exhausted');
  expect(cardState({ ...two, stock: 0 }, sampleNowMs, { mine: 2, exhausted: true })).toBe('claimed');
});
