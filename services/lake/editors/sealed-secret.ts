import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (machineSecret: string): Buffer => Buffer.from(hkdfSync('sha256', machineSecret, '', 'two-factor secrets', keyBytes));

/** Encrypts a secret for the database under a secret that is not in it; `owner` cannot be exchanged for another. */
export function sealSecret(secret: Buffer, machineSecret: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(machineSecret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Null where the secret of the machine is another one now. */
export function openSecret(sealed: string, machineSecret: string, owner: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, keyOf(machineSecret), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
