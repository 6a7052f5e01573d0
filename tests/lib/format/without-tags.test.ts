import { expect, test } from '@jest/globals';
import { withoutTags } from '#lib/format/without-tags.ts';

test('a text keeps the words of its links', () => {
  expect(withoutTags('The group is full. Choose <a href="/x">another group</a>.')).toBe('The group is full. Choose another group.');
  expect(withoutTags('Plain.')).toBe('Plain.');
});
