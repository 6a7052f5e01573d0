import { describe, expect, test } from '@jest/globals';
import { asPrevious } from '#components/purchase/quote/previous-quote.ts';
import { mustBeAgreedTo, quoteChange } from '#components/purchase/quote/quote-change.ts';
import { sampleQuote } from '#components/purchase/purchase-samples.ts';

const coupon = { grant: '5d8f0c5e-0000-4000-8000-000000000001', campaign: 'SAMPLE20' };
const { totalMinor, renewalMinor } = sampleQuote;

describe('R-5.12 what is agreed to when a quote was replaced', () => {
  test.each([
    ['a higher total', { totalMinor: totalMinor + 1 }, 'price', true],
    ['a lower total', { totalMinor: totalMinor - 1 }, 'price', false],
    ['a higher renewal price', { renewalMinor: renewalMinor + 1 }, 'renewal', true],
    ['a lower renewal price', { renewalMinor: renewalMinor - 1 }, 'renewal', false],
    ['a lower total with a higher renewal price', { totalMinor: totalMinor - 1, renewalMinor: renewalMinor + 1 }, 'renewal', true],
    ['a higher total with a lower renewal price', { totalMinor: totalMinor + 1, renewalMinor: renewalMinor - 1 }, 'price', true],
    ['the same price', {}, 'expired', false],
    ['another currency', { currency: 'HKD', totalMinor: totalMinor * 8 }, 'currency', false],
  ] as const)('%s', (_what, changed, reason, agreed) => {
    const change = quoteChange(asPrevious(sampleQuote), { ...sampleQuote, ...changed }, 'expired', 'en');
    expect([change.reason, mustBeAgreedTo(change)]).toEqual([reason, agreed]);
  });
});

describe('R-6.5 after the buyer’s own choice of a coupon, or of none, only the price before it counts', () => {
  const priced = (listMinor: number, couponMinor: number) => ({
    ...sampleQuote,
    totalMinor: listMinor - couponMinor,
    discounts: [{ kind: 'coupon' as const, code: 'ANY', percent: 0, amountMinor: couponMinor }],
  });
  test.each([
    ['declining it', priced(100, 20), priced(100, 0), 'expired', false],
    ['choosing one', priced(100, 0), priced(100, 20), 'expired', false],
    ['choosing a smaller one', priced(100, 20), priced(100, 10), 'expired', false],
    ['declining it at a higher price', priced(100, 20), priced(110, 0), 'price', true],
    ['choosing one at a higher price', priced(100, 0), priced(110, 5), 'price', true],
    ['choosing one that takes off more than the price has risen', priced(100, 0), priced(110, 22), 'price', true],
    ['choosing a smaller one at a higher price', priced(100, 20), priced(110, 11), 'price', true],
    ['declining it at a lower price', priced(100, 20), priced(90, 0), 'price', false],
    ['choosing a smaller one at a lower price', priced(100, 20), priced(90, 9), 'price', false],
    ['choosing one that is the whole price', priced(100, 0), priced(100, 100), 'expired', false],
    ['what costs nothing', priced(100, 20), priced(0, 0), 'price', false],
  ] as const)('%s', (_what, before, now, reason, agreed) => {
    const change = quoteChange({ ...asPrevious(before), couponChosen: true }, now, 'expired', 'en');
    expect([change.reason, mustBeAgreedTo(change)]).toEqual([reason, agreed]);
  });
});

test.each([
  ['had none', null, null, false],
  ['kept it', coupon, coupon, false],
  ['has another', coupon, { ...coupon, campaign: 'OTHER5' }, false],
  ['lost it', coupon, null, true],
] as const)('R-6.5 whether a new quote lost the coupon: it %s', (_what, before, now, lost) => {
  const change = quoteChange(asPrevious({ ...sampleQuote, coupon: before }), { ...sampleQuote, coupon: now }, 'expired', 'en');
  expect(change.couponLost).toBe(lost);
});
