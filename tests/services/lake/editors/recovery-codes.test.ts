import { expect, test } from '@jest/globals';
import { hashOfRecoveryCode, newRecoveryCodes } from '#services/lake/editors/recovery-codes.ts';

test('ten codes are made, all different, without letters and digits that look alike', () => {
  const codes = newRecoveryCodes();
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  for (const code of codes) expect(code).toMatch(/^[a-hj-kmnp-z2-9]{5}-[a-hj-kmnp-z2-9]{5}$/);
});

test('a code is the same in capitals, with blanks and without its hyphen', () => {
  const hash = hashOfRecoveryCode('abcde-fghjk');
  expect(hash).not.toBeNull();
  for (const typed of [' ABCDE-FGHJK ', 'abcdefghjk', 'abcde fghjk']) expect(hashOfRecoveryCode(typed)).toBe(hash);
  expect(hashOfRecoveryCode('abcde-fghjm')).not.toBe(hash);
});

test.each(['', '123456', 'abcde-fghj', 'abcde-fghjkl', 'abcde--fghjk'])('%j is no code', (typed) => {
  expect(hashOfRecoveryCode(typed)).toBeNull();
});
