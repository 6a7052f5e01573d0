import { describe, expect, test } from '@jest/globals';
import { byPlace, isReleased, rowOf } from '#lib/announcements/announcement-row.ts';
import { announcementSchema, type AnnouncementDocument } from '#lib/content/queries/announcement-query.ts';
import { announcement, onlyIn } from './sample-announcements.ts';

const documentOf = (id: string, changes: Record<string, unknown> = {}): AnnouncementDocument =>
  announcementSchema.parse({ endsAt: null, _updatedAt: null, ...announcement(id, changes) });

const at = (text: string): number => Date.parse(text);

describe('R-8.5 an announcement', () => {
  test('is out from its release, inclusive, to its end, exclusive; without an end for good', () => {
    const bounded = { releaseTime: at('2026-11-11T12:00:00Z'), endsAt: at('2026-11-12T12:00:00Z') };
    const instants = ['2026-11-11T11:59:59.999Z', '2026-11-11T12:00:00Z', '2026-11-12T11:59:59.999Z', '2026-11-12T12:00:00Z'];
    expect(instants.map((instant) => isReleased(bounded, at(instant)))).toEqual([false, true, true, false]);
    expect(isReleased({ ...bounded, endsAt: null }, at('2126-11-11T12:00:00Z'))).toBe(true);
  });

  test('stands behind the pinned ones, the newest first; of one instant in the order of their ids', () => {
    const listed = [
      documentOf('old', { releaseTime: '2026-10-01T00:00:00Z' }),
      documentOf('b'),
      documentOf('pinned-old', { releaseTime: '2026-09-01T00:00:00Z', pinned: true }),
      documentOf('a'),
      documentOf('pinned', { pinned: true }),
    ];
    expect(listed.toSorted(byPlace).map(({ _id }) => _id)).toEqual(['pinned', 'pinned-old', 'a', 'b', 'old']);
    expect(
      listed
        .toReversed()
        .toSorted(byPlace)
        .map(({ _id }) => _id),
    ).toEqual(['pinned', 'pinned-old', 'a', 'b', 'old']);
  });

  test('without a title in a language has no row there, so that no other language’s text appears', () => {
    const japanese = documentOf('ja-only', onlyIn('ja', '年末年始'));
    expect([rowOf(japanese, 'en'), rowOf(japanese, 'zh')]).toEqual([null, null]);
    expect(rowOf(japanese, 'ja')).toMatchObject({ title: '年末年始', releasedOn: '2026-11-11' });
  });
});
