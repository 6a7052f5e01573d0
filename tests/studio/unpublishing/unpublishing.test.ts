import { describe, expect, test } from '@jest/globals';
import { fieldTextOf, instantOfField, unpublishingIn } from '#studio/unpublishing/unpublishing.ts';

const at = '2026-12-31T12:00:00.000Z';
const failure = { message: 'Why', type: 'releaseError' as const };
const release = (name: string, more: object) => ({ name, intendedAt: at, ...more });

describe('when a document leaves the site', () => {
  test.each([
    ['scheduled', release('a', { state: 'scheduled', publishAt: at, error: null }), { state: 'scheduled', at, failure: null }],
    ['paused', release('a', { state: 'active', publishAt: null }), { state: 'paused', at, failure: null }],
    ['failed', release('a', { state: 'active', error: failure }), { state: 'failed', at, failure }],
    ['of an unknown type', release('a', { state: 'active', error: { message: 'Why', type: 'x' } }), { failure: { message: 'Why' } }],
    ['without a time', { name: 'a', state: 'active' }, { state: 'paused', at: null }],
  ])('is said by a release that is %s', (_case, given, expected) => {
    expect(unpublishingIn({ removals: ['versions.a.page'], releases: [given] })).toMatchObject({ name: 'a', ...expected });
  });

  test('is the first of several times, and one that is to come before one that was not kept', () => {
    const releases = [
      release('failed', { state: 'active', error: failure, intendedAt: '2026-01-01T00:00:00Z' }),
      release('late', { state: 'scheduled', publishAt: '2027-02-01T00:00:00Z' }),
      release('early', { state: 'scheduled', publishAt: '2027-01-01T00:00:00Z' }),
    ];
    const removals = releases.map(({ name }) => `versions.${name}.page.with.dots`);
    expect(unpublishingIn({ removals, releases })?.name).toBe('early');
    expect(unpublishingIn({ removals: removals.slice(0, 1), releases })?.name).toBe('failed');
  });

  test.each([[null], [{}], [{ removals: [], releases: [release('a', { state: 'scheduled', publishAt: at })] }]])(
    'is not said by %j',
    (answer) => {
      expect(unpublishingIn(answer)).toBeNull();
    },
  );
});

describe('the field with a time', () => {
  test.each([
    ['UTC', at, '2026-12-31T12:00'],
    ['Asia/Hong_Kong', at, '2026-12-31T20:00'],
    ['America/New_York', '2026-07-01T02:30:00.000Z', '2026-06-30T22:30'],
  ])('is in the zone of the Studio: %s', (zone, instant, text) => {
    expect(fieldTextOf(instant, zone)).toBe(text);
    expect(instantOfField(text, zone)).toBe(instant);
  });

  test.each(['', '2026-12-31', '2026-02-30T12:00', 'soon'])('with "%s" says no time', (text) => {
    expect(instantOfField(text, 'UTC')).toBeNull();
  });
});
