import { describe, expect, test } from '@jest/globals';
import { claimRefusal, grantRefusal, type ClaimFacts, type ClaimRefusal } from '#lib/coupons/claim-refusal.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');

const facts = {
  account: { realName: 'verified', newcomer: true, barred: false, creditScore: 80 },
  campaign: {
    scene: 'coupon-centre',
    how: 'claim',
    newcomersOnly: true,
    realNameRequired: true,
    creditScoreAtLeast: 60,
    startsAt: nowMs,
    endsAt: nowMs + 1,
    perPersonLimit: 1,
    stock: 1,
  },
  nowMs,
  mine: 0,
  claimed: 0,
} as const satisfies ClaimFacts;

type Change = (facts: ClaimFacts) => ClaimFacts;

const account =
  (change: object): Change =>
  (from) => ({ ...from, account: { ...from.account, ...change } });
const campaign =
  (change: object): Change =>
  (from) => ({ ...from, campaign: from.campaign && { ...from.campaign, ...change } });

/** What is wrong, in the order of precedence, and what is answered. */
const faults: readonly (readonly [ClaimRefusal, Change])[] = [
  ['eventDoesNotExist', (from) => ({ ...from, campaign: null })],
  ['eventDoesNotExist', campaign({ how: 'code' })],
  ['eventNotSupported', campaign({ scene: 'group-member' })],
  ['accountAbnormal', account({ barred: true })],
  ['notRegistered', account({ realName: 'none' })],
  ['realNameStatusUnsupported', account({ realName: 'pending' })],
  ['realNameStatusUnsupported', account({ realName: 'lapsed' })],
  ['creditScoreInsufficient', account({ creditScore: 59 })],
  ['newcomersOnly', account({ newcomer: false })],
  ['eventNotStarted', (from) => ({ ...from, nowMs: nowMs - 1 })],
  ['eventEnded', (from) => ({ ...from, nowMs: nowMs + 1 })],
  ['alreadyReceived', (from) => ({ ...from, mine: 1 })],
  ['couponExhausted', (from) => ({ ...from, claimed: 1 })],
];

describe('R-6.2 R-6.3 a claim', () => {
  test('that nothing speaks against is not refused', () => {
    expect(claimRefusal(facts)).toBeNull();
  });

  test.each(faults)('is refused as %s', (key, change) => {
    expect(claimRefusal(change(facts))).toBe(key);
  });

  test('of everything that is wrong, the first in the order of precedence is answered', () => {
    const wrong: string[] = [];
    for (const [place, [key, change]] of faults.entries())
      for (const [later, other] of faults.slice(place + 1)) {
        // what replaces the same value cannot be wrong in two ways
        const both = claimRefusal(change(other(facts)));
        if (both !== key) wrong.push(`${key} with ${later}: ${both}`);
      }
    expect(wrong).toEqual([]);
  });

  test('is possible from the first instant to the last, up to the limit and to the last coupon', () => {
    const generous = campaign({ perPersonLimit: 3, stock: 10 })(facts);
    expect(claimRefusal({ ...generous, mine: 2, claimed: 9, nowMs })).toBeNull();
    expect(claimRefusal({ ...generous, mine: 3, claimed: 9 })).toBe('alreadyReceived');
    expect(claimRefusal({ ...generous, mine: 2, claimed: 10 })).toBe('couponExhausted');
  });

  test('what is put into an account is held to the same, whatever its scene', () => {
    const { account: person } = facts;
    const welcome = { ...facts.campaign, scene: 'sign-up' } as const;
    expect(grantRefusal(person, welcome, facts)).toBeNull();
    expect(grantRefusal({ ...person, realName: 'none' }, welcome, facts)).toBe('notRegistered');
    expect(grantRefusal(person, welcome, { ...facts, claimed: 1 })).toBe('couponExhausted');
  });
});
