import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238, as every authenticator app computes it: SHA-1, six digits, 30 seconds. */
const stepSeconds = 30;
const codeDigits = 6;
const secretBytes = 20;
/** A clock may be one step off either way. */
const stepsOff = [0, -1, 1] as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what is typed into an app that cannot see the picture. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds);

/** The code of a step (RFC 4226). */
export function codeOf(secret: Buffer, step: number, digits: number = codeDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The step of a code that is right now and comes after the last one that was used; null: none. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const now = stepAt(nowMs);
  const found = stepsOff.map((off) => now + off).find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
  return found !== undefined && found > lastStep ? found : null;
}

/** What an authenticator app reads from the picture. */
export function totpAddress(secret: Buffer, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`;
}
