import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inMs } from '#tests/setup/from-now.ts';
import { until } from '#tests/setup/until.ts';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons();
  coupons.publish(
    runningCampaign('WELCOME10', { scene: 'sign-up', newcomersOnly: true, perPersonLimit: 3 }),
    runningCampaign('RENEW10', { scene: 'sign-up', kind: 'renewal' }),
    runningCampaign('CENTRE10'),
  );
}, 60_000);

afterAll(() => coupons.close());

const codesOf = async (account: string): Promise<string[]> => (await coupons.mine(account)).map(({ campaign }) => campaign);

test('R-6.1 the welcome coupon is in the account at the first session after the real name is verified, and not before', async () => {
  coupons.profiles.set('ann', { realName: 'none', personId: null });
  await coupons.call('ann', 'account/session');
  expect(await codesOf('ann')).toEqual([]);
  coupons.profiles.set('ann', { realName: 'pending', personId: null });
  expect(await codesOf('ann')).toEqual([]);
  coupons.profiles.set('ann', { realName: 'verified', personId: 'p-ann' });
  expect(await coupons.call('ann', 'account/session')).toMatchObject({ code: 2000, message: { realName: 'verified' } });
  // the session does not wait for it
  await until('the welcome coupon is given', async () => (await coupons.counted('WELCOME10')).grants > 0);
  expect(await coupons.counted('WELCOME10')).toEqual({ claimed: 1, grants: 1, persons: 1 });
  expect(await codesOf('ann')).toEqual(['WELCOME10']);
});

test('once a person, however many accounts and sessions there are, whatever a person may have of it', async () => {
  coupons.profiles.set('ann 2', { personId: 'p-ann' });
  const before = await coupons.counted('WELCOME10');
  await Promise.all(['ann', 'ann 2', 'ann', 'ann 2'].map((account) => coupons.call(account, 'account/session')));
  expect(await coupons.counted('WELCOME10')).toEqual(before);
  await Promise.all(Array.from({ length: 6 }, () => coupons.call('bob', 'account/session')));
  await until('the welcome coupon is given', async () => (await coupons.counted('WELCOME10')).grants > before.grants);
  expect(await coupons.counted('WELCOME10')).toEqual({
    claimed: before.claimed + 1,
    grants: before.grants + 1,
    persons: before.persons + 1,
  });
  expect(await codesOf('bob')).toEqual(['WELCOME10']);
});

test('nobody else receives it: barred, low in credit, no newcomer; who is set right again receives it then', async () => {
  coupons.profiles.set('low', { creditScore: 10 });
  coupons.profiles.set('barred', { barred: true });
  coupons.profiles.set('old', { newcomer: false });
  expect([await codesOf('low'), await codesOf('barred'), await codesOf('old')]).toEqual([[], [], []]);
  coupons.profiles.set('low', {});
  coupons.profiles.set('barred', {});
  expect([await codesOf('low'), await codesOf('barred'), await codesOf('old')]).toEqual([['WELCOME10'], ['WELCOME10'], []]);
});

test('looking at the coupon centre gives it too; it cannot be claimed by its code', async () => {
  await coupons.stateOf('eve');
  expect(await codesOf('eve')).toEqual(['WELCOME10']);
  expect(await coupons.outcome('eve', 'WELCOME10')).toBe('eventNotSupported');
});

test('a campaign that had ended and is extended gives it after all', async () => {
  const campaign = (endsInMs: number) => runningCampaign('LATE10', { scene: 'sign-up', endsAt: inMs(endsInMs) });
  coupons.publish(campaign(-60_000));
  expect(await codesOf('fay')).toEqual([]);
  coupons.publish(campaign(60_000));
  expect(await codesOf('fay')).toEqual(['LATE10']);
});
