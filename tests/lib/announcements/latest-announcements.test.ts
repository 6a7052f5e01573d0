import { expect, test } from '@jest/globals';
import { announcementsInTurn, latestAnnouncements } from '#lib/announcements/latest-announcements.ts';

const released = (id: string, releaseTime: string) => ({ id, releaseTime });

test('R-3.1 the latest three are told, however many older ones are pinned above them', () => {
  const rows = [
    released('pinned in spring', '2026-04-01T00:00:00.000Z'),
    released('pinned in March', '2026-03-01T08:00:00+09:00'),
    released('pinned in May', '2026-05-01T00:00:00.000Z'),
    released('today', '2026-11-28T09:00:00+08:00'),
    released('an hour later', '2026-11-28T02:00:00.000Z'),
  ];
  expect(latestAnnouncements(rows, announcementsInTurn).map(({ id }) => id)).toEqual(['an hour later', 'today', 'pinned in May']);
  expect(latestAnnouncements(rows.slice(0, 1), announcementsInTurn)).toHaveLength(1);
  expect(latestAnnouncements([], announcementsInTurn)).toEqual([]);
});
