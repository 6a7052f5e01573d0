import { expect, test } from '@jest/globals';
import { fieldTimeZone, studioTimeZone, timeOptions } from '#cms-schemas/rules/studio-time.ts';
import { withZone } from '#studio/desk/known-zones.ts';

test('a field of the Studio finds the zone of the Studio among the zones, whatever the browser lists', () => {
  expect(studioTimeZone).toBe('UTC');
  // the Studio's fields look it up there, and leave out what has no slash
  expect(Intl.supportedValuesOf('timeZone')).toContain(timeOptions.displayTimeZone);
  expect(fieldTimeZone).toContain('/');
  expect(Intl.supportedValuesOf('timeZone')).toContain('Asia/Hong_Kong');
  expect(Intl.supportedValuesOf('currency')).toContain('HKD');
});

test('the zone of the fields is the one that lists name: UTC', () => {
  const hourIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(0);
  expect(hourIn(fieldTimeZone)).toBe(hourIn(studioTimeZone));
});

test('a zone by its second name is added once', () => {
  expect(withZone(['Asia/Calcutta'], 'Asia/Kolkata')).toEqual(['Asia/Calcutta', 'Asia/Kolkata']);
  expect(withZone(['Asia/Tokyo'], 'Asia/Tokyo')).toEqual(['Asia/Tokyo']);
});
