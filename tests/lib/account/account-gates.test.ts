import { expect, test } from '@jest/globals';
import { accountGate, creditScoreAtLeast } from '#lib/account/account-gates.ts';

const sound = { realName: 'verified', newcomer: true, barred: false, creditScore: 80 } as const;
const terms = { newcomersOnly: true } as const;

test('R-6.3 a verified newcomer in good standing passes', () => {
  expect(accountGate(sound, terms)).toBeNull();
});

test.each([
  [{ barred: true, realName: 'none', creditScore: 0, newcomer: false }, 'accountAbnormal'],
  [{ realName: 'none', creditScore: 0, newcomer: false }, 'notRegistered'],
  [{ creditScore: creditScoreAtLeast - 1, newcomer: false }, 'creditScoreInsufficient'],
  [{ newcomer: false }, 'newcomersOnly'],
] as const)('R-6.3 of all that is wrong with %j the first reason is %s', (about, reason) => {
  expect(accountGate({ ...sound, ...about }, terms)).toBe(reason);
});

test('R-6.3 at exactly the score that is needed, and for everybody where newcomers are not asked for', () => {
  expect(accountGate({ ...sound, creditScore: creditScoreAtLeast }, terms)).toBeNull();
  expect(accountGate({ ...sound, newcomer: false }, { newcomersOnly: false })).toBeNull();
});
