import { describe, expect, test } from '@jest/globals';
import { claimInWords } from '#cms-schemas/rules/price-claim.ts';
import type { PriceBeforeMessage } from '#lib/contracts/calls/price-calls.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import { pricesOfPromotion, raiseInWords } from '#lib/price-history/promotion-prices.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { offerDocuments, promotionDocument } from '#tests/lib/offers/sample-offers.ts';

const none: PriceBeforeMessage = { kind: 'none', nowMinor: null, reason: 'not-sold' };
const claim: PriceBeforeMessage = {
  kind: 'claim',
  nowMinor: 240,
  beforeMinor: 300,
  percent: 20,
  market: 'EU',
  since: '2026-11-17T00:00:00.000Z',
};
const raised: PriceBeforeMessage = { kind: 'none', nowMinor: 270, beforeMinor: 240, reason: 'not-lower', market: 'EU' };

const read = askOver(offerDocuments);
const nowMs = Date.parse('2026-11-20T00:00:00Z');
const pricesBy = (document: unknown, ask: AskPricesBefore) => pricesOfPromotion(document, { read, ask, nowMs });
const promotion = promotionDocument('vps', { period: { _ref: 'month' }, repeatsEveryDays: 56 });

const preview = (USD: PriceBeforeMessage, document: unknown = promotion) =>
  pricesBy(document, async ({ choices }) => choices.map(() => ({ USD, HKD: none, JPY: none })));

describe('R-6 what an editor sees of a promotion', () => {
  test('is asked for each language’s region and markets, with the promotion as it is written', async () => {
    const asked: Parameters<AskPricesBefore>[0][] = [];
    await pricesBy(promotion, async (params) => {
      asked.push(params);
      return [];
    });
    expect(asked.map(({ markets, choices }) => [markets, choices.map(({ region, model }) => `${region} ${model}`)])).toEqual([
      [['EU', 'US'], ['US-0 c1m1']],
      [['HK'], ['US-0 c1m1']],
      [['JP'], ['JP-0 c1m1']],
    ]);
    expect(asked[0]?.promotion).toEqual({
      code: 'vps',
      percent: 20,
      period: '1m',
      models: ['c1m1'],
      startsAt: '2026-11-17T00:00:00Z',
      endsAt: '2026-12-15T00:00:00Z',
      repeatsEveryDays: 56,
    });
  });

  test('is a row for each language and server', async () => {
    const found = await preview(claim);
    expect(found.kind === 'rows' && found.rows.map(({ language, model }) => `${language} ${model}`)).toEqual([
      'en c1m1',
      'zh c1m1',
      'ja c1m1',
    ]);
  });

  test('is nothing while something is missing, or while the services are away', async () => {
    expect(await preview(claim, { ...promotion, endsAt: undefined })).toEqual({ kind: 'incomplete' });
    expect(await pricesBy(promotion, async () => null)).toEqual({ kind: 'unknown' });
    const nothing = { read: async () => null, ask: async () => [], nowMs };
    expect(await pricesOfPromotion(promotion, nothing)).toEqual({ kind: 'unknown' });
  });

  test('is nothing once it has ended for good, whatever its servers cost then; one that comes again is looked at', async () => {
    const ended = { ...promotion, endsAt: '2026-11-20T00:00:00Z', repeatsEveryDays: undefined };
    expect(await preview(raised, ended)).toEqual({ kind: 'ended' });
    expect(raiseInWords({ kind: 'ended' })).toBe(true);
    expect(await preview(raised, { ...ended, repeatsEveryDays: 56 })).toMatchObject({ kind: 'rows' });
  });

  test('a promotion that would raise a price is refused with a sentence', async () => {
    expect(raiseInWords(await preview(raised))).toBe('This would raise a price: c1m1 would cost $2.70, and cost $2.40 before.');
  });

  test('one that lowers it, or of which nothing is known, is not', async () => {
    const equal: PriceBeforeMessage = { ...raised, nowMinor: 240 };
    expect([await preview(claim), await preview(equal), { kind: 'unknown' } as const].map(raiseInWords)).toEqual([true, true, true]);
  });

  test.each([
    [claim, '$2.40, before $3.00: 20% off (EU)'],
    [raised, '$2.70, before $2.40; no claim: not below the price before (EU)'],
    [
      { kind: 'none', nowMinor: 240, reason: 'history-too-short', market: 'JP' } as const,
      '$2.40; no claim: the prices before are not known for long enough (JP)',
    ],
    [none, 'Not sold'],
  ])('in words', (found, words) => {
    expect(claimInWords(found, 'USD')).toBe(words);
  });
});
