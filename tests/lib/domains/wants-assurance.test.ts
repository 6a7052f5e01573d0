import { expect, test } from '@jest/globals';
import { wantsAssurance } from '#lib/domains/wants-assurance.ts';

test.each([
  { realName: true, localPresence: false, wants: true },
  { realName: false, localPresence: true, wants: true },
  { realName: false, localPresence: false, wants: false },
])('R-5.14 a registry with a real-name check ($realName) or of a place ($localPresence) wants a confirmation: $wants', (each) => {
  expect(wantsAssurance(each)).toBe(each.wants);
});
