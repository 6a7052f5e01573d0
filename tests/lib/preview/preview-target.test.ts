import { expect, test } from '@jest/globals';
import { previewTarget } from '#lib/preview/preview-target.ts';

test('a preview leads to a path of this site, with its query', () => {
  expect(previewTarget('/zh/doc/article/tos?sanity-preview-perspective=drafts#section-2')).toBe(
    '/zh/doc/article/tos?sanity-preview-perspective=drafts#section-2',
  );
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/.//evil.example', '', undefined, ['/a']])(
  '%j leads home',
  (wanted) => {
    expect(previewTarget(wanted)).toBe('/');
  },
);
