import { describe, expect, jest, test } from '@jest/globals';
import type { PriceBeforeMessage } from '#lib/contracts/calls/price-calls.ts';
import { createPromotionRefusal } from '#services/mydoc/prices/promotion-refusal.ts';
import type { ReadPricesBefore } from '#services/mydoc/prices/price-handlers.ts';
import { createLog } from '#services/platform/log.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { offerDocuments, promotionDocument } from '#tests/lib/offers/sample-offers.ts';

const log = createLog({ name: 'promotion-refusal', level: 'silent' });
const ask = askOver(offerDocuments);
const none: PriceBeforeMessage = { kind: 'none', nowMinor: null, reason: 'not-sold' };
const answering =
  (USD: PriceBeforeMessage): ReadPricesBefore =>
  async ({ choices }) => ({ ok: true, message: choices.map(() => ({ USD, HKD: none, JPY: none })) });
const dearer: PriceBeforeMessage = { kind: 'none', nowMinor: 270, beforeMinor: 240, reason: 'not-lower', market: 'EU' };
const cheaper: PriceBeforeMessage = { kind: 'none', nowMinor: 240, reason: 'not-reduced' };

/** While it runs. */
const now = (): Date => new Date('2026-11-20T00:00:00Z');
const once = promotionDocument('vps');

describe('R-6 a promotion that no Studio has checked', () => {
  test('is refused if it would raise a price, and not if it lowers it', async () => {
    const refusalWith = (message: PriceBeforeMessage) => createPromotionRefusal({ ask, readPrices: answering(message), log, now })(once);
    expect(await refusalWith(dearer)).toBe('This would raise a price: c1m1 would cost $2.70, and cost $2.40 before.');
    expect(await refusalWith(cheaper)).toBeNull();
  });

  test('can be ended at any time, though its servers cost more after it', async () => {
    const refusalOf = createPromotionRefusal({ ask, readPrices: answering(dearer), log, now });
    expect(await refusalOf({ ...once, endsAt: '2026-11-20T00:00:00Z' })).toBeNull();
    expect(await refusalOf({ ...once, endsAt: '2026-11-20T00:00:01Z' })).toMatch(/^This would raise a price/);
  });

  test('is refused if it comes again too soon for the markets of the site', async () => {
    const refusalOf = createPromotionRefusal({ ask, readPrices: answering(cheaper), log, now });
    expect(await refusalOf({ ...once, repeatsEveryDays: 30 })).toMatch(/^It would come again too soon for a price before/);
  });

  test('is not refused for what cannot be read, or not in time', async () => {
    const away = createPromotionRefusal({ ask: async () => Promise.reject(new Error('away')), readPrices: answering(dearer), log, now });
    const slow = jest.fn<ReadPricesBefore>().mockReturnValue(new Promise(() => undefined));
    const late = createPromotionRefusal({ ask, readPrices: slow, log, now, withinMs: 20 });
    expect([await away(once), await late(once)]).toEqual([null, null]);
    expect(slow.mock.calls[0]?.[1].left?.aborted).toBe(true);
    const full: ReadPricesBefore = async () => ({ ok: false, key: 'tooManyRequests', values: { seconds: 9 } });
    expect(await createPromotionRefusal({ ask, readPrices: full, log, now })(once)).toBeNull();
  });
});
