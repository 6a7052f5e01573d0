import { describe, expect, test } from '@jest/globals';
import { bannersAtMost } from '#lib/home/banner-views.ts';
import { bannerStanding, standingInWords } from '#studio/desk/banner-standing.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const banner = (_id: string, order: number, more: object = {}) => ({
  _id,
  order,
  title: { en: _id, zh: _id, ja: _id },
  lead: { en: 'x', zh: 'x', ja: 'x' },
  ...more,
});
const three = [banner('a', 1), banner('b', 2), banner('c', 3)];

describe('where a banner stands', () => {
  test('by its place in the row, ties by id as on the page; only the first are shown', () => {
    expect(bannerStanding(banner('new', 2), three, now)).toEqual({ kind: 'shown', place: 3 });
    expect(bannerStanding(banner('new', 10), three, now)).toEqual({ kind: 'crowded-out', place: bannersAtMost + 1 });
    expect(bannerStanding(banner('aa', 1), three, now)).toEqual({ kind: 'shown', place: 2 });
  });

  test('its own published version does not stand in its way', () => {
    expect(bannerStanding(banner('c', 3, { title: { en: 'New', zh: 'x', ja: 'x' } }), three, now)).toEqual({ kind: 'shown', place: 3 });
  });

  test('those that do not run do not count, those that will have ended when it starts neither', () => {
    const others = [
      banner('a', 1, { endsAt: at(-1) }),
      banner('b', 2, { startsAt: at(5) }),
      banner('c', 3),
      banner('d', 4, { endsAt: at(60) }),
    ];
    expect(bannerStanding(banner('new', 10), others, now)).toEqual({ kind: 'shown', place: 3 });
    expect(bannerStanding(banner('new', 10, { startsAt: at(30) }), others, now)).toEqual({
      kind: 'coming',
      startsAtMs: now + 30 * 60_000,
      atStart: 'crowded-out',
      place: 4,
    });
    expect(bannerStanding(banner('new', 10, { startsAt: at(60) }), others, now)).toMatchObject({ atStart: 'shown', place: 3 });
  });

  test('the start is inclusive, the end exclusive', () => {
    expect(bannerStanding(banner('new', 1, { startsAt: at(0) }), [], now)).toEqual({ kind: 'shown', place: 1 });
    expect(bannerStanding(banner('new', 1, { endsAt: at(0) }), [], now)).toEqual({ kind: 'over', endedAtMs: now });
  });

  test('what cannot be read stands nowhere, and is not counted', () => {
    expect(bannerStanding({ _id: 'new' }, three, now)).toBeNull();
    expect(bannerStanding(banner('new', 10), [null, { _id: 'x' }, ...three.slice(1)], now)).toEqual({ kind: 'shown', place: 3 });
  });
});

test.each([
  [{ kind: 'shown', place: 2 }, true, 'live, 2nd of at most 3.'],
  [{ kind: 'crowded-out', place: 4 }, true, 'not shown, 4th in the row, and only 3 are shown. Give it an earlier place.'],
  [{ kind: 'over', endedAtMs: now }, true, 'not shown, over since 2026-11-22 12:00 UTC.'],
  [
    { kind: 'coming', startsAtMs: now + 150_000, atStart: 'shown', place: 1 },
    false,
    'If it is published as it is: live in 2 min (2026-11-22 12:02 UTC), 1st of at most 3.',
  ],
  [
    { kind: 'coming', startsAtMs: now + 3 * 86_400_000, atStart: 'crowded-out', place: 4 },
    true,
    'it starts in 3 days (2026-11-25 12:00 UTC), but will not be shown: 4th in the row, and only 3 are shown.',
  ],
] as const)('%j is said as a sentence', (standing, isPublished, words) => {
  expect(standingInWords(standing, isPublished, now)).toBe(words);
});
