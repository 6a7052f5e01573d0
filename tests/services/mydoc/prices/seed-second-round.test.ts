import { expect, test } from '@jest/globals';
import { listedDisk, listedTraffic } from '#lib/catalogue/on-sale.ts';
import { windowAt } from '#lib/content/recurring-window.ts';
import { priceBefore, type PriceBefore } from '#lib/price-history/price-before.ts';
import { publicPriceHistory } from '#lib/price-history/public-prices.ts';
import { sellingStates } from '#services/mydoc/prices/selling-states.ts';
import { seedDocuments } from '#studio/seed/seed.ts';

const dayMs = 86_400_000;
const nowMs = Date.now();

/** The smallest server of the promotion in its second round; with another percentage from the end of the first round on. */
async function inSecondRound(percent = 20): Promise<PriceBefore> {
  const rows = seedDocuments({}, new Date(nowMs)).map((body) => ({
    documentId: body._id,
    revision: 'first',
    fromMs: nowMs - 120 * dayMs,
    // the seed's code, for the small servers of the promotion too
    body: 'code' in body && body.code === 'HARBOUR5' ? { ...body, minimumSpend: { USD: 1 } } : body,
  }));
  const [state] = await sellingStates(rows, 0);
  const vps = state?.discounts.find(({ code }) => code === 'vps');
  if (!state || !vps) throw new Error('no promotion');
  const { catalogue } = state;
  const first = windowAt(vps, nowMs);
  const changed = { ...state, fromMs: first.endsAt, discounts: state.discounts.map((each) => (each === vps ? { ...vps, percent } : each)) };
  const [model] = catalogue.models.filter(({ code }) => vps.models.includes(code));
  const disk = model && listedDisk(catalogue, model, 'US-0');
  const traffic = model && listedTraffic(catalogue, model, 'US-0');
  if (!model || !disk || !traffic) throw new Error('not sold');
  const configuration = { region: 'US-0', model: model.code, disk, traffic: traffic.code };
  const atMs = windowAt(vps, first.endsAt).startsAt;
  const history = publicPriceHistory([state, changed], { configuration, period: vps.periods[0] ?? '', currency: 'USD' }, atMs);
  return priceBefore({ history, atMs, markets: ['EU', 'US'] });
}

test('R-6 the second round of a promotion is compared with the price that a public code made in between', async () => {
  expect(await inSecondRound()).toMatchObject({ kind: 'claim', nowMinor: 278, beforeMinor: 330 });
});

test('R-6 a second round with a smaller percentage raises no price', async () => {
  expect(await inSecondRound(12)).toMatchObject({ kind: 'claim', nowMinor: 305, beforeMinor: 330 });
});
