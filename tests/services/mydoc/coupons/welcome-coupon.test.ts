import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inMs } from '#tests/setup/from-now.ts';
import { until } from '#tests/setup/until.ts';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

type Counted = Awaited<ReturnType<CouponsUnderTest['counted']>>;

let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons();
}, 60_000);

beforeEach(() =>
  coupons.publish(runningCampaign('WELCOME10', { scene: 'sign-up', newcomersOnly: true, perPersonLimit: 3 }), runningCampaign('CENTRE10')),
);

afterAll(() => coupons.close());

/** Waits until one person more than before has the welcome coupon: a session does not wait for it. */
async function untilOneMore(before: Counted): Promise<void> {
  await until('the welcome coupon is given', async () => (await coupons.counted('WELCOME10')).grants > before.grants);
  expect(await coupons.counted('WELCOME10')).toEqual({
    claimed: before.claimed + 1,
    grants: before.grants + 1,
    persons: before.persons + 1,
  });
}

const codesOf = async (account: string): Promise<string[]> => (await coupons.mine(account)).map(({ campaign }) => campaign);

test('R-6.1 the welcome coupon is in the account at the first session after the real name is verified, and not before', async () => {
  const before = await coupons.counted('WELCOME10');
  coupons.profiles.set('ann', { realName: 'none', personId: null });
  await coupons.call('ann', 'account/session');
  expect(await codesOf('ann')).toEqual([]);
  coupons.profiles.set('ann', { realName: 'pending', personId: null });
  expect(await codesOf('ann')).toEqual([]);
  coupons.profiles.set('ann', { realName: 'verified', personId: 'p-ann' });
  expect(await coupons.call('ann', 'account/session')).toMatchObject({ code: 2000, message: { realName: 'verified' } });
  await untilOneMore(before);
  expect(await codesOf('ann')).toEqual(['WELCOME10']);
});

test('once a person, however many accounts and sessions there are, whatever a person may have of it', async () => {
  coupons.profiles.set('kim 2', { personId: 'p-kim' });
  expect(await codesOf('kim')).toEqual(['WELCOME10']);
  const before = await coupons.counted('WELCOME10');
  await Promise.all(['kim', 'kim 2', 'kim', 'kim 2'].map((account) => coupons.call(account, 'account/session')));
  expect(await coupons.counted('WELCOME10')).toEqual(before);
  await Promise.all(Array.from({ length: 6 }, () => coupons.call('bob', 'account/session')));
  await untilOneMore(before);
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
