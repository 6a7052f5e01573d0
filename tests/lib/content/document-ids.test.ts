import { expect, test } from '@jest/globals';
import { draftIdOf, editedIdOf, isDraftId, isPublishedId, knownIdOf, publishedIdOf, releaseOfId } from '#lib/content/document-ids.ts';

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

test.each([
  ['banner-launch', undefined, 'banner-launch', 'drafts.banner-launch'],
  ['drafts.banner-launch', undefined, 'banner-launch', 'drafts.banner-launch'],
  ['versions.r1.banner.launch', 'r1', 'versions.r1.banner.launch', 'versions.r1.banner.launch'],
  ['versions-of-2026', undefined, 'versions-of-2026', 'drafts.versions-of-2026'],
])('%s is in the release %s, known as %s and edited as %s', (id, release, known, edited) => {
  expect([releaseOfId(id), knownIdOf(id), editedIdOf(id)]).toEqual([release, known, edited]);
});
