import { expect, test } from '@jest/globals';
import { changeInWords } from '#studio/tools/editors/audit-words.ts';

test.each([
  [null, null, ''],
  [null, 'p1qBqfQ9MmHKqXTO', '– → p1qBqfQ9Mm'],
  ['p1qBqfQ9MmHKqXTO', null, 'p1qBqfQ9Mm → –'],
  ['editor', 'viewer', 'Editor → Viewer'],
  [null, 'legal', '– → Legal texts'],
  [null, '2026-01-31', '– → 2026-01-31'],
])('from %s to %s: %s', (from, to, words) => {
  expect(changeInWords({ from, to })).toBe(words);
});
