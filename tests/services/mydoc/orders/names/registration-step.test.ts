import { expect, test } from '@jest/globals';
import { eventOf, registrationWaitMs } from '#services/mydoc/orders/names/registration-step.ts';

test('R-5.14 an answer of the registrar ends the order of a name, unless it does not know', () => {
  expect((['registered', 'taken', 'class-changed', 'refused'] as const).map((state) => eventOf({ state })?.kind)).toEqual([
    'registered',
    'name-taken',
    'class-changed',
    'registration-failed',
  ]);
  expect(eventOf({ state: 'unknown' })).toBeNull();
});

test('R-5.14 a registrar that does not know is asked again after twice the time, and after five minutes at most', () => {
  expect([1, 2, 3].map((tries) => registrationWaitMs(tries, 1_000))).toEqual([2_000, 4_000, 8_000]);
  expect(registrationWaitMs(8, 1_000)).toBe(256_000);
  expect(registrationWaitMs(9, 1_000)).toBe(300_000);
  expect(registrationWaitMs(200, 1_000)).toBe(300_000);
});
