import { describe, expect, test } from '@jest/globals';
import { bannersAtMost } from '#lib/home/banner-views.ts';
import { bannerStanding, displacedBanner, displacedInWords, standingInWords } from '#studio/desk/banner-standing.ts';

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
    expect(bannerStanding(banner('A', 1), three, now)).toEqual({ kind: 'shown', place: 1 });
    expect(bannerStanding(banner('bb', 2), three.toReversed(), now)).toEqual({ kind: 'shown', place: 3 });
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

  test('one that has begun and will end later runs now', () => {
    const running = { startsAt: at(-5), endsAt: at(5) };
    expect(bannerStanding(banner('new', 1, running), [], now)).toEqual({ kind: 'shown', place: 1 });
    expect(bannerStanding(banner('new', 2, { startsAt: at(-5) }), [banner('a', 1, { endsAt: at(-1) })], now)).toEqual({
      kind: 'shown',
      place: 1,
    });
  });

  test('without a place it is among the first; with a title in one language it is on that page', () => {
    expect(bannerStanding(banner('b', 0), [{ ...banner('a', 0), order: null }, banner('c', 1)], now)).toEqual({ kind: 'shown', place: 2 });
    expect(bannerStanding({ ...banner('new', 0), order: 'first' }, three, now)).toEqual({ kind: 'shown', place: 1 });
    expect(bannerStanding(banner('new', 9, { title: { en: 'x', zh: '', ja: '' } }), [], now)).toEqual({ kind: 'shown', place: 1 });
  });

  test('what cannot be read stands nowhere, and is not counted', () => {
    expect(bannerStanding({ _id: 'new' }, three, now)).toBeNull();
    expect(bannerStanding(banner('new', 10), [null, { _id: 'x' }, ...three.slice(1)], now)).toEqual({ kind: 'shown', place: 3 });
  });
});

describe('the banner that another one displaces', () => {
  test('is the last of those shown, once the other begins', () => {
    expect(displacedBanner(banner('new', 0), three, now)?._id).toBe('c');
    expect(displacedBanner(banner('new', 0, { startsAt: at(30) }), three, now)?._id).toBe('c');
    expect(displacedBanner(banner('new', 0, { startsAt: at(30) }), [...three, banner('new', 0, { startsAt: at(30) })], now)?._id).toBe('c');
  });

  test('is none where there is room, where it is behind, or where it is shown already', () => {
    expect(displacedBanner(banner('new', 0), three.slice(1), now)).toBeNull();
    expect(displacedBanner(banner('new', 9), three, now)).toBeNull();
    expect(displacedBanner(banner('a', 3), three, now)).toBeNull();
    expect(displacedBanner(banner('a', 3), [...three, banner('d', 4)], now)).toBeNull();
    expect(
      displacedBanner(banner('new', 0, { startsAt: at(30) }), [...three.slice(0, 2), banner('c', 3, { endsAt: at(30) })], now),
    ).toBeNull();
    expect(displacedBanner({ _id: 'new' }, three, now)).toBeNull();
  });

  test('comes back for one that is moved behind it', () => {
    expect(displacedBanner(banner('a', 9), [...three, banner('d', 4)], now)).toBeNull();
  });

  test('is named', () => {
    const displaced = displacedBanner(banner('new', 0), three, now);
    expect(displaced && displacedInWords(displaced)).toBe('“c” is then no longer shown: only 3 are.');
  });
});

test.each([
  [59_999, 'in less than a minute'],
  [60_000, 'in 1 min'],
  [3_599_999, 'in 59 min'],
  [3_600_000, 'in 1 h'],
  [2 * 86_400_000 - 1, 'in 47 h'],
  [2 * 86_400_000, 'in 2 days'],
] as const)('a start in %d ms is %s', (ms, words) => {
  const sentence = standingInWords({ kind: 'coming', startsAtMs: now + ms, atStart: 'shown', place: 3 }, true, now);
  expect(sentence).toMatch(new RegExp(String.raw`^live ${words} \(.*\), 3rd of at most 3\.$`));
});

test.each([
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
] as const)('place %d is the %s', (place, words) => {
  expect(standingInWords({ kind: 'crowded-out', place }, true, now)).toContain(`${words} in the row`);
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
