import { expect, test } from '@jest/globals';
import { wholeMinutes } from '#lib/format/angle.ts';

test.each([
  [34.05, { degrees: 34, minutes: '03', positive: true }],
  [-33.999, { degrees: 34, minutes: '00', positive: false }],
  [0, { degrees: 0, minutes: '00', positive: true }],
])('%d degrees are %j on a chart', (angle, written) => {
  expect(wholeMinutes(angle)).toEqual(written);
});
