import { expect, test } from '@jest/globals';
import { invitationHours, isLastAdministrator, passwordFault, resetHours } from '#services/lake/editors/account-rules.ts';

test.each([
  [11, 'short'],
  [12, null],
  [200, null],
  [201, 'long'],
] as const)('a password of %d characters: %s', (length, fault) => {
  const password = 'x'.repeat(length);
  expect(passwordFault(password, password)).toBe(fault);
});

test('a password is typed twice', () => {
  expect(passwordFault('x'.repeat(12), 'y'.repeat(12))).toBe('different');
});

const account = (id: string, role: 'administrator' | 'editor', hasPassword = true) => ({ id, role, hasPassword });

test.each([
  ['one alone', [account('a', 'administrator'), account('b', 'editor')], true],
  ['one of two', [account('a', 'administrator'), account('b', 'administrator')], false],
  ['one beside an invitation', [account('a', 'administrator'), account('b', 'administrator', false)], true],
  ['somebody else', [account('b', 'administrator'), account('a', 'editor')], false],
  ['one without a password', [account('a', 'administrator', false), account('b', 'administrator')], false],
])('the last administrator: %s', (_who, accounts, isLast) => {
  expect(isLastAdministrator(accounts, 'a')).toBe(isLast);
});

test('an invitation works for seven days, a reset for one', () => {
  expect([invitationHours, resetHours]).toEqual([168, 24]);
});
