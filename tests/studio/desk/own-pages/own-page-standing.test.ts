import { expect, test } from '@jest/globals';
import { endedPageQuestion } from '#studio/actions/questions/ended-page-question.ts';
import { endedAtMs, ownPageInWords } from '#studio/desk/own-pages/own-page-standing.ts';

const nowMs = Date.parse('2026-12-01T12:00:00Z');
const words = (times: object, _id = 'page'): string | null => ownPageInWords({ _id, ...times }, nowMs);

test('a page that is over says since when, and where its address leads', () => {
  const over = 'ot shown: it ended on 2026-12-01 12:00 UTC, and its address leads to the promotions.';
  expect(words({ endsAt: '2026-12-01T12:00:00Z' })).toBe(`N${over}`);
  expect(words({ endsAt: '2026-12-01T12:00:00Z' }, 'drafts.page')).toBe(`If it is published as it is: n${over}`);
});

test('a page that is not over says until when it runs, or when it begins', () => {
  expect(words({ endsAt: '2026-12-01T12:01:00Z' })).toBe('Live until 2026-12-01 12:01 UTC.');
  expect(words({ startsAt: '2026-12-03T12:00:00Z', endsAt: '2026-12-05T12:00:00Z' })).toBe(
    'Not shown yet: it begins in 2 days (2026-12-03 12:00 UTC).',
  );
  expect([words({}), words({ startsAt: '2026-12-01T12:00:00Z' }), words({ endsAt: 'soon' })]).toEqual([null, null, null]);
});

test('publishing asks about a page that is over, and about no other', () => {
  expect(endedAtMs({ endsAt: '2026-12-01T12:00:01Z' }, nowMs)).toBeNull();
  expect(endedPageQuestion({ endsAt: '2026-12-01T12:00:01Z' }, null, nowMs)).toBeNull();
  expect(endedPageQuestion({ endsAt: '2026-12-01T12:00:00Z' }, null, nowMs)).toEqual({
    lines: [expect.stringContaining('it ended on 2026-12-01 12:00 UTC')],
    confirm: 'Publish it nevertheless',
  });
});
