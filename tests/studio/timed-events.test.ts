import { expect, test } from '@jest/globals';
import { titleOf } from '#studio/tools/document-title.ts';
import { timedEvents } from '#studio/tools/timed-events.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test('the calendar lists what comes, the next one first, then what is over, the latest first', () => {
  const events = timedEvents(
    [
      { _id: 'banner', _type: 'banner', title: { en: 'Banner' }, startsAt: '2026-11-01T00:00:00Z', endsAt: '2027-01-05T00:00:00Z' },
      { _id: 'news', _type: 'announcement', title: { en: 'News' }, releaseTime: '2026-11-21T12:00:00Z' },
      { _id: 'terms', _type: 'article', title: 'Terms', effectiveDate: '2026-12-01' },
    ],
    now,
  );
  expect(events.map(({ title, what, at, over }) => [title, what, at, over])).toEqual([
    ['Terms', 'takes effect', '2026-12-01T00:00:00.000Z', false],
    ['Banner', 'ends', '2027-01-05T00:00:00.000Z', false],
    ['News', 'is released', '2026-11-21T12:00:00.000Z', true],
    ['Banner', 'starts', '2026-11-01T00:00:00.000Z', true],
  ]);
});

test('the calendar leaves out what names no instant', () => {
  expect(timedEvents([null, {}, { _id: 'a', _type: 'banner' }, { _id: 'a', _type: 'banner', startsAt: 'soon' }], now)).toEqual([]);
});

test.each([
  [{ title: 'Terms' }, 'Terms'],
  [{ title: { en: 'Banner', zh: '横幅' } }, 'Banner'],
  [{ title: { en: ' ' }, code: 'FIRST20' }, 'FIRST20'],
  [{ heading: { en: 'Move to us' }, pageId: 'about' }, 'Move to us'],
  [{ _id: 'siteSettings' }, 'siteSettings'],
  [undefined, 'Untitled'],
])('%j is called %s', (document, title) => {
  expect(titleOf(document)).toBe(title);
});

test('R-6 of what comes again, the calendar has the running or coming time and the next start', () => {
  const promotion = {
    _id: 'p',
    _type: 'promotion',
    startsAt: '2026-09-19T00:00:00Z',
    endsAt: '2026-10-10T00:00:00Z',
    repeatsEveryDays: 56,
  };
  expect(timedEvents([promotion], now).map(({ what, at, over }) => [what, at.slice(0, 10), over])).toEqual([
    ['ends', '2026-12-05', false],
    ['starts', '2027-01-09', false],
    ['starts', '2026-11-14', true],
  ]);
  expect(timedEvents([{ ...promotion, endsAt: 'soon' }], now)).toHaveLength(1);
});

test('the calendar has what scheduled releases publish and unpublish, and nothing of a release without a time', () => {
  const scheduled = [
    { _id: '_.releases.rSpring', _type: 'system.release', publishAt: '2026-12-01T09:00:00Z' },
    { _id: '_.releases.rLate', _type: 'system.release', publishAt: '2026-11-21T12:00:00Z' },
    { _id: 'versions.rSpring.banner', _type: 'banner', title: { en: 'Banner' }, removes: false },
    { _id: 'versions.rLate.page.of.spring', _type: 'activityPage', heading: { en: 'Page' }, removes: true },
    { _id: 'versions.rIdea.job', _type: 'job', title: 'Job', removes: false },
    { _id: 'rSpring', _type: 'job' },
    null,
  ];
  expect(timedEvents([], now, scheduled)).toEqual([
    { id: 'banner', type: 'banner', title: 'Banner', at: '2026-12-01T09:00:00.000Z', what: 'is published', over: false },
    { id: 'page.of.spring', type: 'activityPage', title: 'Page', at: '2026-11-21T12:00:00.000Z', what: 'is unpublished', over: true },
  ]);
});
