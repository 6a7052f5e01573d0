import { expect, test } from '@jest/globals';
import { openHours } from '#lib/company/open-hours.ts';

test.each([
  ['09:00 to 22:00', { fromHour: 9, toHour: 22 }],
  ['09:00–22:00', { fromHour: 9, toHour: 22 }],
  ['9:00〜22:00', { fromHour: 9, toHour: 22 }],
  ['00:00 to 24:00, every day', { fromHour: 0, toHour: 24 }],
  ['0:00〜24:00、年中無休', { fromHour: 0, toHour: 24 }],
  ['at any time', null],
  ['22:00 to 09:00', null],
  ['09:00 to 25:00', null],
  ['', null],
  [null, null],
])('R-4.7 %j is drawn as %j', (words, hours) => {
  expect(openHours(words)).toEqual(hours);
});
