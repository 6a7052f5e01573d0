import { describe, expect, test } from '@jest/globals';
import { effectiveAtMs, effectiveFrom, isTimeOfDay, isZone, observesNotice } from '#lib/content/effective-instant.ts';

const at = (effectiveDate: string, effectiveTime?: string, effectiveZone?: string): string | null => {
  const ms = effectiveAtMs({ effectiveDate, effectiveTime, effectiveZone });
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};

describe('R-4.1 the instant from which a legal text applies', () => {
  test('is 00:00 UTC of a day, or the time and zone written beside it', () => {
    expect(at('2026-10-01')).toBe('2026-10-01T00:00:00.000Z');
    expect(at('2026-10-01', '09:30')).toBe('2026-10-01T09:30:00.000Z');
    expect(at('2027-01-01', '00:00', 'Asia/Tokyo')).toBe('2026-12-31T15:00:00.000Z');
    expect(at('2027-01-01', undefined, 'America/Los_Angeles')).toBe('2027-01-01T08:00:00.000Z');
  });

  test('may be written as an instant', () => {
    expect(at('2026-10-01T00:00:00+09:00')).toBe('2026-09-30T15:00:00.000Z');
    expect(at('2026-10-01T00:00:00Z', '09:30', 'Asia/Tokyo')).toBe('2026-10-01T00:00:00.000Z');
  });

  test('is the same on every machine where clocks are changed: a skipped time by the clocks before, a doubled one the first', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('counts as UTC in a zone that nobody knows, and is none for what is no date', () => {
    expect(at('2026-10-01', '09:30', 'Mars/Olympus')).toBe('2026-10-01T09:30:00.000Z');
    expect(at('2026-10-01', '25:00')).toBe('2026-10-01T00:00:00.000Z');
    for (const text of ['', 'soon', '2026-13-01', '2026-02-30', 'on 2026-10-01', '2026-10-01 or so']) expect(at(text)).toBeNull();
  });
});

test('a time of day has two digits each, and a zone is one that the system knows', () => {
  expect(['00:00', '23:59', '24:00', '9:00', '09:60', '09:00 ', '109:00'].map(isTimeOfDay)).toEqual([
    true,
    true,
    ...Array<boolean>(5).fill(false),
  ]);
  expect(['UTC', 'Asia/Tokyo', '', 'Mars/Olympus'].map(isZone)).toEqual([true, true, false, false]);
});

test('what is sent as JSON has a value for each part', () => {
  expect(effectiveFrom({ effectiveDate: '2026-10-01' })).toEqual({ effectiveDate: '2026-10-01', effectiveTime: null, effectiveZone: null });
});

describe('the notice period of a legal text', () => {
  const nowMs = Date.parse('2026-10-01T00:00:00Z');
  const inForceMs = Date.parse('2026-10-31T00:00:00Z');
  const text = { inForceMs, exception: undefined, noticeDays: 30, nowMs };

  test('is observed by a text that comes into force that many days later, to the millisecond', () => {
    expect(observesNotice(text)).toBe(true);
    expect(observesNotice({ ...text, inForceMs: inForceMs - 1 })).toBe(false);
  });

  test('is not asked of a text with a reason why it may not wait; a blank one is none', () => {
    const soon = { ...text, inForceMs: nowMs };
    expect([undefined, null, '', '  ', 7].map((exception) => observesNotice({ ...soon, exception }))).toEqual(Array(5).fill(false));
    expect(observesNotice({ ...soon, exception: 'a court order' })).toBe(true);
  });

  test('is not asked of any text where the site settings ask for no days', () => {
    expect([0, -1].map((noticeDays) => observesNotice({ ...text, inForceMs: 0, noticeDays }))).toEqual([true, true]);
    expect(observesNotice({ ...text, inForceMs: nowMs, noticeDays: 1 })).toBe(false);
  });
});
