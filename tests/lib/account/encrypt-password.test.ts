import { generateKeyPairSync } from 'node:crypto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { encryptPassword } from '#lib/account/encrypt-password.ts';
import { createRsaKeys } from '#services/platform/secrets/rsa-keys.ts';

const pem = (bits: number): string =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const keys = createRsaKeys([pem(3_072)]);

afterEach(() => {
  jest.restoreAllMocks();
});

async function encrypted(password: string): Promise<string> {
  const answer = await encryptPassword(password, keys.current, 'server');
  if (!answer.ok) throw new Error(answer.reason);
  return answer.text;
}

test.each(['a', 'Correct horse 9!', '密码很长'.repeat(16), '😀'.repeat(64), ''])(
  'R-10.9 %j travels encrypted and is opened by the key alone',
  async (password) => {
    const text = await encrypted(password);
    expect(text).toMatch(/^rsa1\.[\w-]{16}\.[\w-]+$/);
    expect(keys.open(text, 'server')).toBe(password);
  },
);

test('the same password never looks the same twice', async () => {
  expect(await encrypted('again')).not.toBe(await encrypted('again'));
});

test('what was encrypted for one purpose opens for no other, under no other key, and not when it was changed', async () => {
  const text = await encrypted('secret');
  expect(keys.open(text, 'login')).toBeNull();
  expect(createRsaKeys([pem(2_048)]).open(text, 'server')).toBeNull();
  expect(keys.open(`${text.slice(0, -4)}AAAA`, 'server')).toBeNull();
  expect(keys.open('secret', 'server')).toBeNull();
});

test('a key that was changed still opens what is on its way', async () => {
  const older = pem(2_048);
  const answer = await encryptPassword('secret', createRsaKeys([older]).current, 'login');
  const both = createRsaKeys([pem(2_048), older]);
  expect(answer.ok && both.open(answer.text, 'login')).toBe('secret');
});

test('longer than a block is refused, and so is a page without cryptography', async () => {
  expect(await encryptPassword('a'.repeat(319), keys.current, 'login')).toEqual({ ok: false, reason: 'too-long' });
  jest.replaceProperty(globalThis, 'crypto', { ...globalThis.crypto, subtle: undefined } as never);
  expect(await encryptPassword('a', keys.current, 'login')).toEqual({ ok: false, reason: 'no-cryptography' });
});
