import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRsaKeys, loadRsaKeys } from '#services/platform/secrets/rsa-keys.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rsa-'));
});

afterAll(() => rm(directory, { recursive: true }));

const pem = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test('a machine makes its own key once, readable by its owner alone', async () => {
  const file = join(directory, 'made.pem');
  const first = await loadRsaKeys({ file });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await loadRsaKeys({ file })).current).toEqual(first.current);
});

test('several processes that start at once have one key', async () => {
  const file = join(directory, 'together', 'made.pem');
  const keys = await Promise.all(Array.from({ length: 4 }, () => loadRsaKeys({ file })));
  expect(new Set(keys.map(({ current }) => current.keyId)).size).toBe(1);
  expect(await readdir(join(directory, 'together'))).toEqual(['made.pem']);
});

test("R-10.9 production's key is not one that a machine made for itself", async () => {
  const file = join(directory, 'local.pem');
  const local = await loadRsaKeys({ file });
  await expect(loadRsaKeys({ file, pem: await readFile(file, 'utf8') })).rejects.toThrow('one of its own');
  expect((await loadRsaKeys({ file, pem: pem() })).current.keyId).not.toBe(local.current.keyId);
});

test('a key that is too short, or none, is refused at the start', () => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  for (const text of [short, elliptic, 'x']) expect(() => createRsaKeys([text])).toThrow();
});
