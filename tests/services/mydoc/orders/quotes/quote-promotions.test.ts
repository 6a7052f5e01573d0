import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inMs } from '#tests/setup/from-now.ts';
import { idOf, openShop, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

describe('R-6.6 a quote with a promotion', () => {
  const essential = { model: 'cvm.g4a.amd.c2m4', disk: { type: 'ssd_cloud_disk', sizeGib: 30 } };
  const publishChanged = (change: object): void => shop.publish(seedChanged('promotion-festivals', change));
  const year = (promotion?: string) =>
    shop.askQuote('alice', essential, { period: '1y', ...(promotion === undefined ? {} : { promotion }) });

  test('costs what its page says: $72.83 for a year, not $97.11, which is the renewal', async () => {
    expect((await year()).message).toMatchObject({ totalMinor: 9_711, promotion: null, discounts: [] });
    expect((await year('festivals')).message).toMatchObject({
      totalMinor: 7_283,
      renewalMinor: 9_711,
      discounts: [{ kind: 'promotion', code: 'festivals', percent: 25, amountMinor: 2_428 }],
      promotion: { code: 'festivals', state: 'applies', misfits: [], onePerPerson: true },
    });
  });

  test('is another quote than the one without it, and another one again once the promotion has changed or ended', async () => {
    const plain = idOf((await year()).message);
    const running = idOf((await year('festivals')).message);
    expect(idOf((await year('festivals')).message)).toBe(running);
    publishChanged({ discountPercent: 30 });
    const deeper = await year('festivals');
    expect(deeper.message).toMatchObject({ totalMinor: 6_798 });
    publishChanged({ endsAt: inMs(-1), repeatsEveryDays: null });
    const ended = await year('festivals');
    expect(ended.message).toMatchObject({ totalMinor: 9_711, promotion: { state: 'ended' }, discounts: [] });
    publishChanged({ startsAt: inMs(60_000) });
    const early = await year('festivals');
    expect(early.message).toMatchObject({ totalMinor: 9_711, promotion: { state: 'not-started' }, discounts: [] });
    publishChanged({});
    const ids = [plain, running, ...[deeper, ended, early].map(({ message }) => idOf(message))];
    expect(new Set(ids).size).toBe(ids.length);
    const detail = await shop.call('alice', 'order-server/quoteDetail', { id: running });
    expect(detail.message).toMatchObject({ totalMinor: 7_283, promotion: { state: 'applies' } });
  });

  test('that is not for the chosen period or model, or that does not exist, says so and has the list price', async () => {
    expect((await shop.askQuote('alice', essential, { promotion: 'festivals' })).message).toMatchObject({
      totalMinor: 952,
      promotion: { state: 'does-not-fit', misfits: ['period'] },
    });
    expect((await shop.askQuote('alice', { model: 'cvm.g4a.amd.c1m2' }, { promotion: 'festivals', period: '1y' })).message).toMatchObject({
      promotion: { state: 'does-not-fit', misfits: ['model'] },
      discounts: [],
    });
    expect((await shop.askQuote('alice', {}, { promotion: 'no-such' })).message).toMatchObject({
      totalMinor: 347,
      promotion: { state: 'unknown' },
    });
  });
});
