import { expect, test } from '@jest/globals';
import { unsavedInWords } from '#studio/actions/unsaved-in-words.ts';

test('publishing waits while something is on its way to the CMS, and says what for', () => {
  expect(unsavedInWords({ connection: 'connected', saving: true })).toMatch(/^Saving…/);
  expect(unsavedInWords({ connection: 'offline', saving: false })).toMatch(/^You are offline/);
  expect(unsavedInWords({ connection: 'unanswered', saving: true })).toMatch(/^The server does not answer/);
});

test('nothing is said once everything is saved and the CMS answers', () => {
  expect(unsavedInWords({ connection: 'connected', saving: false })).toBeNull();
});
