import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadPromotion } from '#lib/activities/load-promotion.ts';
import { loadHome } from '#lib/home/load-home.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { defaultCurrency } from '#lib/money/currencies.ts';
import { promotionSlugs } from '#lib/content/queries/promotion-query.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import { priceBeforeSearch, type PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import type { AskPricesBefore, PriceClaims } from '#lib/price-history/price-claims.ts';
import { beginPriceHistory } from '#services/mydoc/prices/price-recorder.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { sourceOver } from '#tests/lib/content/ask-over.ts';
import { startMydoc } from '../mydoc-under-test.ts';

const nowMs = Date.now();
const documents = seedDocuments({}, new Date(nowMs));
let ask: AskPricesBefore;
let close: () => Promise<void>;

beforeAll(async () => {
  const mydoc = await startMydoc();
  await beginPriceHistory(mydoc.database.executor, documents, nowMs - 120 * 86_400_000);
  ask = async (params) => {
    const { message } = await mydoc.call(priceBeforeSearch.path, { params: JSON.stringify(params) });
    return message as PricesBefore;
  };
  close = mydoc.close;
}, 60_000);

afterAll(() => close());

interface Shown {
  readonly at: string;
  readonly offer: Prices;
  readonly list: Prices;
  readonly claims: PriceClaims;
}

/** Every reduced price of the pages of a language. */
async function pagesOf(language: Language): Promise<readonly Shown[]> {
  const source = sourceOver(documents);
  const frame = await loadFrame(source.ask, language, nowMs);
  const request = { source, language, nowMs, pictureBase: '', askPricesBefore: ask };
  const shown: Shown[] = [];
  for (const slug of promotionSlugs) {
    const answer = await loadPromotion(request, frame, slug);
    if (answer.kind !== 'page') throw new Error(slug);
    shown.push(...answer.content.offers.map(({ model, ...server }) => ({ at: `${slug} ${model}`, ...server })));
  }
  const home = await loadHome(request, frame);
  if (home.kind !== 'page') throw new Error('home');
  return [
    ...shown,
    ...home.content.plans.flatMap(({ id, prices: list, offer }) =>
      offer ? [{ at: id, offer: offer.prices, list, claims: offer.claims }] : [],
    ),
  ];
}

test.each(languages)(
  'R-6 a fresh site shows at least ten prices before in %s, each the list price of the 120 days before',
  async (language) => {
    const currency = defaultCurrency[language];
    const claimed = (await pagesOf(language)).filter(({ claims }) => claims[currency] !== null);
    expect(claimed.length).toBeGreaterThanOrEqual(10);
    for (const { at, offer, list, claims } of claimed) {
      const off = at.startsWith('festivals') ? 25 : 20;
      expect([at, claims[currency]?.before, claims[currency]?.percent]).toEqual([at, list[currency], off]);
      expect(offer[currency]?.amountMinor).toBeLessThan(list[currency]?.amountMinor ?? 0);
    }
  },
);

test('R-6 the promotions that do not run make no claim', async () => {
  const others = (await pagesOf('en')).filter(({ at }) => /^(cvm|promotion) /.test(at));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ claims }) => Object.values(claims).some((claim) => claim !== null))).toEqual([]);
});
