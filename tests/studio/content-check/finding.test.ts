import { expect, test } from '@jest/globals';
import { findingOf } from '#studio/tools/content-check/finding.ts';

test('a finding of a text in one language names it, as translations may have one title', () => {
  const text = { _id: 'gdpr-zh', _type: 'article', title: 'GDPR' };
  expect(findingOf({ ...text, language: 'zh' }, 'orphan', 'x').title).toBe('GDPR (Chinese)');
  expect(findingOf(text, 'orphan', 'x').title).toBe('GDPR');
});
