import { expect, test } from '@jest/globals';
import {
  activityPagePath,
  activitySlugLengthAtMost,
  readActivitySlug,
  slugOfActivityPage,
  takenActivitySlugs,
} from '#lib/content/activity-pages.ts';

test('the site’s own pages below /activity are taken', () => {
  expect(takenActivitySlugs.toSorted()).toEqual(['cvm', 'festivals', 'pintuan', 'promotion', 'vps']);
});

test.each(['spring', 'move-to-us', '11-11', 'a', 'a'.repeat(activitySlugLengthAtMost)])('%s may be the address of an own page', (slug) => {
  expect([readActivitySlug(slug), activityPagePath(slug), slugOfActivityPage(`/activity/${slug}`)]).toEqual([
    slug,
    `/activity/${slug}`,
    slug,
  ]);
});

test.each(['vps', 'pintuan', 'Spring', 'spring-', 'a--b', 'a_b', 'a/b', 'a.b', '', 'x a', '春', undefined, 7])('%j is not', (slug) => {
  expect(readActivitySlug(slug)).toBeNull();
});

test('one that is too long to be named in a call is not', () => {
  expect(readActivitySlug('a'.repeat(activitySlugLengthAtMost + 1))).toBeNull();
});

test('a path elsewhere, or with a query, is no own page', () => {
  expect(
    ['/spring', '/activity', '/doc/activity/spring', '/zh/activity/spring', '/activity/spring?x=1', '/activity/vps'].map(
      slugOfActivityPage,
    ),
  ).toEqual(Array.from({ length: 6 }, () => null));
  expect('activity/'.length + activitySlugLengthAtMost).toBe(64);
});
