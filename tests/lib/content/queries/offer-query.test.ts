import { describe, expect, jest, test } from '@jest/globals';
import { promotionOffersQuery, readPromotionOffers, readSignUpCoupon, signUpCouponsQuery } from '#lib/content/queries/offer-query.ts';
import { askOver, type SampleDocument } from '../ask-over.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const iso = (offsetMs: number): string => new Date(nowMs + offsetMs).toISOString();
const dayMs = 86_400_000;

const promotion = (id: string, changes: Record<string, unknown> = {}): SampleDocument => ({
  _id: id,
  _type: 'promotion',
  slug: { current: 'vps' },
  title: { en: id, zh: `${id} zh`, ja: null },
  lead: { en: 'Lead' },
  discountPercent: 20,
  startsAt: iso(-dayMs),
  endsAt: iso(40 * dayMs),
  order: 1,
  ...changes,
});

async function offersOf(documents: readonly SampleDocument[], language: 'en' | 'zh' | 'ja' = 'en') {
  return readPromotionOffers(await askOver(documents)(promotionOffersQuery), language, nowMs, '/pictures');
}

describe('R-3.7 the promotions of the dialog', () => {
  test('those that run or begin within a day, the first two in the editors’ order, with their page and their window', async () => {
    const { offers } = await offersOf([
      promotion('ended', { endsAt: iso(0), order: 0 }),
      promotion('far', { startsAt: iso(dayMs + 1), order: 0 }),
      promotion('third', { order: 3 }),
      promotion('second', { order: 2, startsAt: iso(dayMs) }),
      promotion('first', { order: 1, endsAt: iso(1) }),
    ]);
    expect(offers).toEqual([
      { id: 'first', title: 'first', lead: 'Lead', href: '/activity/vps', picture: null, startsAt: nowMs - dayMs, endsAt: nowMs + 1 },
      {
        id: 'second',
        title: 'second',
        lead: 'Lead',
        href: '/activity/vps',
        picture: null,
        startsAt: nowMs + dayMs,
        endsAt: nowMs + 40 * dayMs,
      },
    ]);
  });

  test('R-6 one that comes again, with the time that runs or comes next', async () => {
    const again = promotion('again', { startsAt: iso(-50 * dayMs), endsAt: iso(-29 * dayMs), repeatsEveryDays: 50 });
    const { offers, changesAt } = await offersOf([again]);
    expect(offers.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([[nowMs, nowMs + 21 * dayMs]]);
    expect(changesAt).toEqual([nowMs, nowMs + 21 * dayMs]);
  });

  test('R-4.4 a page holds until the next of them begins or ends, those that are far included', async () => {
    const { changesAt } = await offersOf([promotion('a', { startsAt: iso(5 * dayMs), endsAt: iso(9 * dayMs) }), promotion('b')]);
    expect(changesAt).toEqual([nowMs + 5 * dayMs, nowMs + 9 * dayMs, nowMs - dayMs, nowMs + 40 * dayMs]);
  });

  test('one without words in the language, or without a sound slug, is left out alone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const documents = [promotion('a'), promotion('b', { slug: { current: '../evil' } }), promotion('c', { discountPercent: 0 })];
    expect((await offersOf(documents, 'ja')).offers).toEqual([]);
    expect((await offersOf(documents, 'zh')).offers.map(({ title }) => title)).toEqual(['a zh']);
    expect(warn).toHaveBeenCalledTimes(4);
  });
});

test('R-3.7 R-6 a promotion without a page of its own is not in the dialog: one without its times, or of another address', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const without = [{ startsAt: undefined }, { endsAt: undefined }, { slug: { current: 'summer' } }, { discountPercent: 12.345 }];
  const documents = without.map((changes, index) => promotion(`p${index}`, changes));
  expect(await offersOf(documents)).toEqual({ offers: [], changesAt: [] });
  expect((await offersOf([...documents, promotion('whole')])).offers.map(({ id }) => id)).toEqual(['whole']);
});

describe('R-3.8 the coupon of the sign-up note', () => {
  const coupon = (id: string, changes: Record<string, unknown> = {}): SampleDocument => ({
    _id: id,
    _type: 'couponCampaign',
    scene: 'sign-up',
    discountPercent: 10,
    ...changes,
  });

  test('the one that comes with a new account and runs; others and ended ones never', async () => {
    const answer = await askOver([
      coupon('a', { scene: 'group-member', discountPercent: 50 }),
      coupon('b', { endsAt: iso(0) }),
      coupon('c', { startsAt: iso(-1), endsAt: iso(dayMs) }),
    ])(signUpCouponsQuery);
    expect(readSignUpCoupon(answer, nowMs)).toEqual({
      coupon: { discountPercent: 10, startsAt: nowMs - 1, endsAt: nowMs + dayMs },
      changesAt: [nowMs, nowMs - 1, nowMs + dayMs],
    });
    expect(readSignUpCoupon(null, nowMs)).toEqual({ coupon: null, changesAt: [] });
  });
});
