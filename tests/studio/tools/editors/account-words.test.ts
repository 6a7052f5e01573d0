import { expect, test } from '@jest/globals';
import { consequenceOf, personIn } from '#studio/tools/editors/account-words.ts';
import { translatorOf } from '#studio/words/dictionaries.ts';

const account = {
  id: 'a',
  email: 'a@x.test',
  name: 'Viewer',
  role: 'viewer',
  hasPassword: true,
  hasTwoFactor: false,
  seenAt: null,
  sessions: 1,
  linkUntil: null,
  isCaller: false,
} as const;

test('each question names the person and what happens, and the person’s name is not translated', () => {
  for (const action of ['role', 'reset', 'sessions', 'twoFactor', 'remove'] as const) {
    const question = consequenceOf(action, account);
    expect(question).toContain(personIn('Viewer'));
    for (const language of ['zh', 'ja'] as const) expect(translatorOf(language).sentence(question)).toContain(personIn('Viewer'));
  }
});

test('a reset says something else for oneself, and for somebody who has no password yet', () => {
  expect(consequenceOf('reset', { ...account, isCaller: true })).toContain('your password works until then');
  expect(consequenceOf('reset', { ...account, hasPassword: false })).toContain('The one before no longer works.');
});
