import { expect, test } from '@jest/globals';
import { announcementListPath, readAnnouncementFilter, readAnnouncementId } from '#lib/announcements/announcement-paths.ts';

test('R-1.1 the list has an address for all and one a kind, and no others', () => {
  expect(['notice', 'activity', 'all', 'Notice', '', undefined].map(readAnnouncementFilter)).toEqual([
    'notice',
    'activity',
    null,
    null,
    null,
    null,
  ]);
  expect(announcementListPath('all')).toBe('/doc/announce');
  expect(announcementListPath('activity')).toBe('/doc/announce/activity');
});

test.each(['drafts.a', '../a', 'a b', '', '-a', 'a'.repeat(129)])('%s is no id of an announcement', (segment) => {
  expect(readAnnouncementId(segment)).toBeNull();
});

test('ids are read as they are', () => {
  expect(readAnnouncementId('announcement-Tokyo_1')).toBe('announcement-Tokyo_1');
});
