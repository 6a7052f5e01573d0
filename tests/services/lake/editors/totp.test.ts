import { describe, expect, test } from '@jest/globals';
import { base32, codeOf, newTotpSecret, stepAt, stepOfCode, totpAddress } from '#services/lake/editors/totp.ts';

const secret = Buffer.from('12345678901234567890', 'ascii');

describe('codes are those of the RFCs', () => {
  // RFC 6238, appendix B, SHA-1
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d seconds: %s', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });

  test('of the first steps as in RFC 4226, appendix D', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
    expect(codes.map((_code, step) => codeOf(secret, step))).toEqual(codes);
  });

  // RFC 4648, section 10
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('base32 of %j: %s', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });
});

describe('a code is right', () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);

  test.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('of the step %d from now: %s', (off, found) => {
    expect(stepOfCode(secret, codeOf(secret, step + off), now, 0)).toBe(found);
  });

  test('once: not of the step that was used last, nor of one before', () => {
    const code = codeOf(secret, step);
    expect([step - 1, step, step + 1].map((last) => stepOfCode(secret, code, now, last))).toEqual([step, null, null]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 345'])('never if it is %j', (code) => {
    expect(stepOfCode(secret, code, now, 0)).toBeNull();
  });
});

test('a secret has 160 bits, and is never the same', () => {
  expect([newTotpSecret().length, newTotpSecret().equals(newTotpSecret())]).toEqual([20, false]);
});

test('the address names the issuer and the account for the app', () => {
  expect(totpAddress(secret, 'Hostfront Studio', 'a+b@x.test')).toBe(
    'otpauth://totp/Hostfront%20Studio:a%2Bb%40x.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hostfront%20Studio',
  );
});
