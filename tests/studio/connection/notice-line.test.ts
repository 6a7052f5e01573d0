import { expect, test } from '@jest/globals';
import { noticeLine } from '#studio/connection/notice-line.ts';

test.each([
  ['connected', true, true, null],
  ['connected', false, false, null],
  ['connected', false, true, /^This browser has no room to keep words/],
  ['offline', true, false, /^Offline\. Your words are kept here/],
  ['offline', false, false, /^Offline, and this browser has no room to keep your words/],
  ['unanswered', true, true, /^The server does not answer\. Your words are kept here/],
  ['unanswered', false, true, /^The server does not answer, and this browser has no room to keep your words/],
] as const)(
  'while it is %s, and that words are kept is %s, the line is honest (a question is open: %s)',
  (state, isKept, isAsked, line) => {
    const said = noticeLine({ state, isKept, isAsked });
    expect(said ?? '').toMatch(line ?? /^$/);
  },
);
