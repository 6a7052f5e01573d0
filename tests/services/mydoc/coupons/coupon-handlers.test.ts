import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons();
}, 60_000);

afterAll(() => coupons.close());

describe('R-6.1 my coupons', () => {
  test('are those of the account, named in the visitor’s language; a visitor has none', async () => {
    coupons.publish(runningCampaign('OWN10'));
    await coupons.claim('fay', 'OWN10');
    expect(await coupons.mine('gus')).toEqual([]);
    const { message } = await coupons.mydoc.call('coupon/mine', {}, { cookie: 'hf_session=fay; languages=ja' });
    expect(message).toMatchObject({ grants: [{ campaign: 'OWN10', name: 'OWN10 ja' }] });
    expect(await coupons.call('', 'coupon/mine')).toMatchObject({ code: 401 });
  });
});

describe('R-6.2 the live state', () => {
  test('says of each campaign in the centre what the person has had and whether it is exhausted', async () => {
    coupons.publish(
      runningCampaign('LAST10', { stock: 1 }),
      runningCampaign('MORE10', { stock: 2, perPersonLimit: 2 }),
      runningCampaign('HIDE10', { how: 'code' }),
    );
    const before = await coupons.stateOf('');
    expect(before).toMatchObject({
      realName: null,
      newcomer: null,
      campaigns: [
        { code: 'LAST10', mine: 0, exhausted: false },
        { code: 'MORE10', mine: 0, exhausted: false },
      ],
    });
    await coupons.claim('hal', 'LAST10');
    await coupons.claim('hal', 'MORE10');
    expect(await coupons.stateOf('hal')).toMatchObject({
      realName: 'verified',
      newcomer: true,
      campaigns: [
        { code: 'LAST10', mine: 1, exhausted: true },
        { code: 'MORE10', mine: 1, exhausted: false },
      ],
    });
    coupons.profiles.set('ian', { realName: 'none', personId: null });
    coupons.profiles.set('old', { realName: 'none', personId: null, newcomer: false });
    expect(await coupons.stateOf('old')).toMatchObject({ realName: 'none', newcomer: false });
    expect(await coupons.stateOf('ian')).toMatchObject({ realName: 'none', campaigns: [{ mine: 0, exhausted: true }, { mine: 0 }] });
  });
});
