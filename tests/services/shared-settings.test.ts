import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readServicesConfig } from '#services/platform/config.ts';
import type { RsaKeys } from '#services/platform/secrets/rsa-keys.ts';
import { sharedSettings } from '#services/shared-settings.ts';

const embedded = { SANITY_READ_TOKEN: 'r'.repeat(32), SANITY_WRITE_TOKEN: 'w'.repeat(32), CONTENT_WEBHOOK_SECRET: 's'.repeat(32) };
const rsa: RsaKeys = { current: { keyId: 'first', publicKey: 'a key' }, open: () => null };

const settingsWith = (more: Record<string, string>) => sharedSettings(readServicesConfig({ ...embedded, ...more }), rsa);

const centre = {
  ACCOUNT_CENTRE_URL: 'https://centre.example',
  ACCOUNT_CENTRE_SECRET: 'c'.repeat(32),
  ACCOUNT_CENTRE_MERCHANT: 'shop',
  RSA_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----',
};
const registrar = { REGISTRAR_URL: 'https://registrar.example', REGISTRAR_SECRET: 'd'.repeat(32) };

test.each([
  ['CONTENT_WEBHOOK_SECRET', {}, { CONTENT_WEBHOOK_SECRET: 'other'.repeat(8) }],
  ['SANITY_DATASET_VISIBILITY', {}, { SANITY_DATASET_VISIBILITY: 'public' }],
  ['SESSION_COOKIE', {}, { SESSION_COOKIE: 'token' }],
  ['ACCOUNT_CENTRE_URL', centre, { ...centre, ACCOUNT_CENTRE_URL: 'https://other.example' }],
  ['ACCOUNT_CENTRE_MERCHANT', centre, { ...centre, ACCOUNT_CENTRE_MERCHANT: 'other' }],
  ['ACCOUNT_CENTRE_SECRET', centre, { ...centre, ACCOUNT_CENTRE_SECRET: 'e'.repeat(32) }],
  ['REGISTRAR_URL', registrar, { ...registrar, REGISTRAR_URL: 'https://other.example' }],
  ['REGISTRAR_SECRET', registrar, { ...registrar, REGISTRAR_SECRET: 'f'.repeat(32) }],
])('replicas that differ in %s differ in what they share', (name, one, other) => {
  const before = settingsWith(one);
  const different = settingsWith(other).filter(({ value }, index) => value !== before[index]?.value);
  expect(different.map((setting) => setting.name)).toContain(name);
});

test('the handbook for operators names everything that replicas share', () => {
  const handbook = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  for (const { name } of settingsWith({})) expect(handbook).toContain(`\`${name}\``);
});
