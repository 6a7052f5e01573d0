import { scryptSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { passwordCost } from '#services/platform/secrets/password-cost.ts';
import { hashPassword, isPassword, sameSecret } from '#services/platform/secrets/passwords.ts';

test('a password is known by its own hash alone, and two hashes of it differ', async () => {
  const [first, second] = [await hashPassword('harbour 26'), await hashPassword('harbour 26')];
  expect(first).not.toBe(second);
  expect(await isPassword('harbour 26', first)).toBe(true);
  expect(await isPassword('harbour 27', first)).toBe(false);
});

test('a new hash takes 32 MiB and three passes', () => {
  const { logN, r, p } = passwordCost;
  expect([(128 * r * 2 ** logN) / 1024 ** 2, p]).toEqual([32, 3]);
});

test('full-width and half-width keyboards type the same password', async () => {
  expect(await isPassword('ｐａｓｓ１', await hashPassword('pass1'))).toBe(true);
});

test('a hash without a recorded cost is still valid', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync('older', salt, 32, { N: 16_384, r: 8, p: 1 });
  expect(await isPassword('older', `${salt.toString('base64url')}.${key.toString('base64url')}`)).toBe(true);
});

test.each([undefined, '', '.', '..', 'scrypt-99-8-1.AAAA.AAAA', 'x.y.z', 'scrypt-15-8-3..'])(
  '%j is no hash of any password',
  async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
  },
);

test('secrets of any length are compared', () => {
  expect([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('a', 'aa')]).toEqual([true, false, false]);
});
