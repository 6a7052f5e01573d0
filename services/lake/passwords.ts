import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const saltBytes = 16;
const keyBytes = 32;
const cost = { N: 16_384, r: 8, p: 1 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A salted scrypt hash, as `salt.key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether a password is the hashed one; takes as long for an unknown account (no hash) as for a known one. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split('.');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === keyBytes && timingSafeEqual(given, expected);
}

/** A secret for a cookie or a bearer token. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Secrets are kept as their hash only. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
