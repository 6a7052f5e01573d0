import { describe, expect, test } from '@jest/globals';
import { loadFrame } from '#lib/page/load-frame.ts';
import { loadHome } from '#lib/home/load-home.ts';
import type { AskPricesBefore } from '#lib/price-history/price-claims.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { shopDocuments } from '#tests/lib/content/sample-documents.ts';
import { promotionDocument } from '#tests/lib/offers/sample-offers.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

async function offersOf(promotions: readonly SampleDocument[], askPricesBefore?: AskPricesBefore) {
  const source = sourceOver([...shopDocuments, ...promotions]);
  const frame = await loadFrame(source.ask, 'en', nowMs);
  const answer = await loadHome({ source, language: 'en', nowMs, pictureBase: '', ...(askPricesBefore ? { askPricesBefore } : {}) }, frame);
  if (answer.kind !== 'page') throw new Error(answer.kind);
  return answer.content.plans.map(({ offer }) => offer);
}

describe('R-6 a plan whose server is on offer', () => {
  test('shows the price of its own configuration in the running promotion, and leads to it', async () => {
    const none = { kind: 'none', nowMinor: null, reason: 'not-sold' } as const;
    const claim = { kind: 'claim', nowMinor: 260, beforeMinor: 325, percent: 20, market: 'EU', since: '2026-11-17T00:00:00Z' } as const;
    const [offer] = await offersOf([promotionDocument('vps')], async () => [{ USD: claim, HKD: none, JPY: none }]);
    expect(offer).toMatchObject({
      title: 'Offer vps',
      href: '/activity/vps',
      prices: { USD: { amountMinor: 260, currency: 'USD' } },
      claims: { USD: { before: { amountMinor: 325 }, percent: 20 }, HKD: null },
    });
  });

  test('of two running ones the one that takes more off', async () => {
    const [offer] = await offersOf([promotionDocument('vps'), promotionDocument('cvm', { discountPercent: 30 })]);
    expect(offer?.href).toBe('/activity/cvm');
  });

  test.each([
    ['does not run yet', { startsAt: '2026-11-22T00:00:00Z' }],
    ['is over', { endsAt: '2026-11-21T12:00:00Z' }],
    ['is for a longer period', { period: { _ref: 'year' } }],
    ['is for other servers', { models: [] }],
    ['has no title in the language', { title: { zh: 'x' } }],
  ])('shows nothing of a promotion that %s', async (_why, changes) => {
    const year = {
      _id: 'year',
      _type: 'period',
      code: '1y',
      name: { en: 'y', zh: 'y', ja: 'y' },
      months: 12,
      discountPercent: 0,
      order: 2,
    };
    expect(await offersOf([year, promotionDocument('vps', changes)])).toEqual([null]);
  });
});
