import { describe, expect, test } from '@jest/globals';
import { documentSummary, type DocumentSummary } from '#lib/revalidation/document-summary.ts';
import { comingInstants, instantNames, publishedAt } from '#lib/revalidation/document-instants.ts';

const summary = (fields: object): DocumentSummary => documentSummary.parse({ _id: 'x', _type: 'banner', ...fields });
const since = new Date('2026-11-21T10:00:00Z');
const instantsOf = (fields: object): string[] => comingInstants(summary(fields), since).map((instant) => instant.toISOString());

describe('R-4.1 the instants at which a document changes what visitors see', () => {
  test('are a start, an end, a release and the day on which a text takes effect', () => {
    expect(instantNames).toEqual([
      'startsAt',
      'endsAt',
      'releaseTime',
      'effectiveDate',
      'effectiveTime',
      'effectiveZone',
      'repeatsEveryDays',
    ]);
    const fields = {
      startsAt: '2026-12-01T08:00:00+08:00',
      endsAt: '2026-12-02T09:00:00+09:00',
      releaseTime: '2026-12-02T19:00:00-05:00',
      effectiveDate: '2026-12-04',
    };
    expect(instantsOf(fields).toSorted()).toEqual(['01', '02', '03', '04'].map((day) => `2026-12-${day}T00:00:00.000Z`));
  });

  test('of a text that takes effect at a time of day is that time in its zone', () => {
    expect(instantsOf({ effectiveDate: '2027-01-01', effectiveTime: '09:00', effectiveZone: 'Asia/Tokyo' })).toEqual([
      '2027-01-01T00:00:00.000Z',
    ]);
  });

  test('are those that come after the given one', () => {
    expect(instantsOf({ startsAt: '2026-11-21T10:00:00Z', endsAt: '2026-11-21T10:00:00.001Z' })).toEqual(['2026-11-21T10:00:00.001Z']);
  });

  test('R-6 of a promotion that comes again are the end of the running time and the next start', () => {
    const fields = { startsAt: '2026-09-19T00:00:00Z', endsAt: '2026-10-10T00:00:00Z', repeatsEveryDays: 56 };
    expect(instantsOf(fields)).toEqual(['2026-12-05T00:00:00.000Z', '2027-01-09T00:00:00.000Z']);
    expect(instantsOf({ ...fields, repeatsEveryDays: 0 })).toEqual([]);
    expect(instantsOf({ ...fields, startsAt: null })).toEqual([]);
  });

  test('are none that is no instant, and one of these hides no other', () => {
    expect(instantsOf({ startsAt: 'soon', releaseTime: null, effectiveDate: 3, endsAt: '2026-12-02T00:00:00Z' })).toEqual([
      '2026-12-02T00:00:00.000Z',
    ]);
  });
});

test.each([
  ['when it says, where that has passed', '2026-11-21T09:00:00Z', '2026-11-21T09:00:00.000Z'],
  ['now, where it says a later time', '2026-11-21T10:00:00.001Z', '2026-11-21T10:00:00.000Z'],
  ['now, where it does not say', undefined, '2026-11-21T10:00:00.000Z'],
])('a document was published %s', (_says, _updatedAt, published) => {
  expect(publishedAt(summary({ _updatedAt }), since).toISOString()).toBe(published);
});
