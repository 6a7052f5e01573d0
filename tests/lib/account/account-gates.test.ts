import { expect, test } from '@jest/globals';
import { accountGate } from '#lib/account/account-gates.ts';
import { creditScoreAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';

const sound = { realName: 'verified', newcomer: true, barred: false, creditScore: 80 } as const;
const terms = { newcomersOnly: true } as const;

test('R-6.3 a verified newcomer in good standing passes', () => {
  expect(accountGate(sound, terms)).toBeNull();
});

test.each([
  [{ barred: true, realName: 'none', creditScore: 0, newcomer: false }, 'accountAbnormal'],
  [{ realName: 'none', creditScore: 0, newcomer: false }, 'notRegistered'],
  [{ realName: 'pending', creditScore: 0, newcomer: false }, 'realNameStatusUnsupported'],
  [{ creditScore: creditScoreAtLeast - 1, newcomer: false }, 'creditScoreInsufficient'],
  [{ newcomer: false }, 'newcomersOnly'],
] as const)('R-6.3 of all that is wrong with %j the first reason is %s', (about, reason) => {
  expect(accountGate({ ...sound, ...about }, terms)).toBe(reason);
});

test('R-6.3 at exactly the score that is needed, and for everybody where newcomers are not asked for', () => {
  expect(accountGate({ ...sound, creditScore: creditScoreAtLeast }, terms)).toBeNull();
  expect(accountGate({ ...sound, newcomer: false }, { newcomersOnly: false })).toBeNull();
});

test('R-6.3 a lapsed verification does for a campaign that does not ask for one that holds', () => {
  const lapsed = { ...sound, realName: 'lapsed' } as const;
  expect(accountGate(lapsed, terms)).toBeNull();
  expect(accountGate(sound, { ...terms, realNameRequired: true })).toBeNull();
  expect(accountGate({ ...lapsed, creditScore: 0 }, { ...terms, realNameRequired: true })).toBe('realNameStatusUnsupported');
});

test('R-6.3 a campaign may ask for more credit than every event does, never for less', () => {
  expect(accountGate({ ...sound, creditScore: 89 }, { ...terms, creditScoreAtLeast: 90 })).toBe('creditScoreInsufficient');
  expect(accountGate({ ...sound, creditScore: 90 }, { ...terms, creditScoreAtLeast: 90 })).toBeNull();
  expect(accountGate({ ...sound, creditScore: 59 }, { ...terms, creditScoreAtLeast: 10 })).toBe('creditScoreInsufficient');
});
