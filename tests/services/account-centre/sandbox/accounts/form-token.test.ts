import { expect, test } from '@jest/globals';
import { formToken, isFormToken } from '#services/account-centre/sandbox/accounts/form-token.ts';

const [newKey, oldKey] = [
  { id: 'new', secret: 'a new secret' },
  { id: 'old', secret: 'an old secret' },
];
const now = new Date('2026-11-22T12:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const subject = 'session/state';

test('a form is signed by the first key, and known for twelve hours by any that is still there', () => {
  const token = formToken([newKey, oldKey], subject, now);
  expect(token).toMatch(/^new\.\d{13}\./);
  expect([0, 12, 12.01, -0.01].map((hours) => isFormToken(token, [oldKey, newKey], subject, later(hours)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isFormToken(token, [oldKey], subject, now)).toBe(false);
});

test('a form of another session or another form, or one that was changed, is not ours', () => {
  const token = formToken([newKey], subject, now);
  expect(isFormToken(token, [newKey], 'session/mail', now)).toBe(false);
  expect(
    ['', 'x', `${token}.x`, token.replace(/.$/, ''), token.replace(/\.\d/, '.9')].filter((each) =>
      isFormToken(each, [newKey], subject, now),
    ),
  ).toEqual([]);
});

test('nothing is signed without a key', () => {
  expect(() => formToken([], subject, now)).toThrow('no key');
});
