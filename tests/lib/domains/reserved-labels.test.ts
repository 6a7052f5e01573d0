import { expect, test } from '@jest/globals';
import { isReservedLabel } from '#lib/domains/reserved-labels.ts';

test('R-5.14 what a registry reserves depends on the suffix', () => {
  expect(isReservedLabel('example', '.com')).toBe(true);
  expect(isReservedLabel('nic', '.com')).toBe(false);
  expect(isReservedLabel('nic', '.app')).toBe(true);
  expect(isReservedLabel('example', '.jp')).toBe(false);
  expect(isReservedLabel('toString', '.com')).toBe(false);
});
