import { expect, test } from '@jest/globals';
import { announcementListPath, readAnnouncementFilter, readAnnouncementId, readListPage } from '#lib/announcements/announcement-paths.ts';

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

test('R-8.5 further pages of a list have addresses of their own, which no filter and no announcement has', () => {
  expect([announcementListPath('all', 2), announcementListPath('notice', 3)]).toEqual([
    '/doc/announce/pages/2',
    '/doc/announce/notice/pages/3',
  ]);
  expect(readAnnouncementFilter('pages')).toBeNull();
});

test.each([
  ['1', 1],
  ['50', 50],
  ['51', null],
  ['0', null],
  ['02', null],
  ['2.0', null],
  ['２', null],
  ['2\n', null],
  ['', null],
  [undefined, null],
])('page %s of a list is read as %s', (segment, page) => {
  expect(readListPage(segment)).toBe(page);
});

test.each(['drafts.a', '../a', 'a b', '', '-a', 'a'.repeat(129)])('%s is no id of an announcement', (segment) => {
  expect(readAnnouncementId(segment)).toBeNull();
});

test('ids are read as they are', () => {
  expect(readAnnouncementId('announcement-Tokyo_1')).toBe('announcement-Tokyo_1');
});
