import { expect, test } from '@jest/globals';
import { draftIdOf, isDraftId, isPublishedId, publishedIdOf } from '#lib/content/document-ids.ts';

test.each([
  ['banner-launch', true, false, 'banner-launch'],
  ['drafts.banner-launch', false, true, 'banner-launch'],
  ['versions.r1.banner-launch', false, false, 'banner-launch'],
  ['drafts.secret.of-a-preview', false, true, 'secret.of-a-preview'],
  ['_.releases.r1', false, false, '_.releases.r1'],
  ['drafts-of-2026', true, false, 'drafts-of-2026'],
])('of %s it is known whether it is published, whether a draft, and which document it is of', (id, isPublished, isDraft, published) => {
  expect([isPublishedId(id), isDraftId(id), publishedIdOf(id)]).toEqual([isPublished, isDraft, published]);
  expect(draftIdOf(id)).toBe(`drafts.${published}`);
});
