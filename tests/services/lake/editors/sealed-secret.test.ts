import { expect, test } from '@jest/globals';
import { openSecret, sealSecret } from '#services/lake/editors/sealed-secret.ts';

const secret = Buffer.from('a secret of twenty b');

test('a sealed secret is opened with the same secret of the machine for the same owner, and looks different each time', () => {
  const sealed = sealSecret(secret, 'machine', 'editor-1');
  expect(openSecret(sealed, 'machine', 'editor-1')).toEqual(secret);
  expect(sealSecret(secret, 'machine', 'editor-1')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false);
});

test('it is not opened with another secret, for another owner, or after it was changed', () => {
  const sealed = sealSecret(secret, 'machine', 'editor-1');
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14);
  expect([
    openSecret(sealed, 'other', 'editor-1'),
    openSecret(sealed, 'machine', 'editor-2'),
    openSecret(changed.toString('base64url'), 'machine', 'editor-1'),
    openSecret('short', 'machine', 'editor-1'),
  ]).toEqual([null, null, null, null]);
});
