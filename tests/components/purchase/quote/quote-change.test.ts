import { describe, expect, test } from '@jest/globals';
import { mustBeAgreedTo, quoteChange } from '#components/purchase/quote/quote-change.ts';
import { sampleQuote } from '#components/purchase/purchase-samples.ts';

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
    const change = quoteChange(sampleQuote, { ...sampleQuote, ...changed }, 'expired', 'en');
    expect([change.reason, mustBeAgreedTo(change)]).toEqual([reason, agreed]);
  });
});
