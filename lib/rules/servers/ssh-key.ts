import { oneLine } from '../names.ts';
import { boundedPattern, type Rule } from '../rule.ts';
import { rsaBits, sshKeyTypes, sshKeyUnitsAtMost, type SshKeyType } from './ssh-key-bounds.ts';

/** What is read of a pasted text. */
const lineUnitsAtMost = 8_000;

/**
 * Why a line is no public key for a server; `form`: a public key, but not in the form of one line that OpenSSH uses; `options`: something
 * stands before its type; `type`: not one of `sshKeyTypes`; `damaged`: its data is not that of its type, as after half a copy.
 */
export type SshKeyFault = 'empty' | 'private' | 'form' | 'options' | 'type' | 'damaged' | 'weak' | 'long';

export interface SshKey {
  readonly type: SshKeyType;
  /** The size of an RSA or ECDSA key; 256 for Ed25519. */
  readonly bits: number;
  /** The type and the data, as a line of `authorized_keys` without its comment. */
  readonly text: string;
  /** What followed them: usually who made it, and where. */
  readonly comment: string;
}

export type SshKeyVerdict = { readonly ok: true; readonly key: SshKey } | { readonly ok: false; readonly fault: SshKeyFault };

const nameBounds = { atLeast: 1, atMost: 60 } as const;

/** How a key is called. */
export const sshKeyNameRule: Rule = boundedPattern(nameBounds, oneLine);

const fails = (fault: SshKeyFault): SshKeyVerdict => ({ ok: false, fault });

/** `openssh-key-v1` in base64 begins every private key of OpenSSH, also one pasted without its first and last line. */
const privateMarks = ['PRIVATE KEY', 'PuTTY-User-Key-File', 'b3BlbnNzaC1rZXktdjE'];

/** A text that holds a private key, which nobody but its owner may see: it is never sent anywhere. */
export const holdsPrivateKey = (text: string): boolean => privateMarks.some((mark) => text.includes(mark));

/** The keys of a pasted text, line by line; empty lines and those of comments do not count. */
export function readSshKeys(text: string): readonly SshKeyVerdict[] {
  if (holdsPrivateKey(text)) return [fails('private')];
  if (/^-{4,5} ?BEGIN [A-Z0-9 ]*PUBLIC KEY/m.test(text)) return [fails('form')];
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.length === 0 ? [fails('empty')] : lines.map(readSshKey);
}

/** One public key in the form of OpenSSH, or what is wrong with it: its data is read to the end and held against its type. */
export function readSshKey(line: string): SshKeyVerdict {
  if (holdsPrivateKey(line)) return fails('private');
  if (line.length > lineUnitsAtMost) return fails('long');
  const [typeText = '', data = '', ...rest] = line.trim().split(/[ \t]+/);
  if (typeText === '') return fails('empty');
  const type = sshKeyTypes.find((known) => known === typeText);
  if (!type) return fails(sshKeyTypes.some((known) => rest.concat(data).includes(known)) ? 'options' : 'type');
  const bytes = fromBase64(data);
  const found = bytes && sizeOf(type, bytes);
  if (!found) return fails('damaged');
  if (type === 'ssh-rsa' && found.bits < rsaBits.atLeast) return fails('weak');
  const text = `${type} ${data}`;
  if (found.bits > rsaBits.atMost || text.length > sshKeyUnitsAtMost) return fails('long');
  return { ok: true, key: { type, bits: found.bits, text, comment: rest.join(' ') } };
}

/** Strict: the whole alphabet, whole groups, and no bits beyond the last byte. Null for anything else. */
function fromBase64(text: string): Uint8Array | null {
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const binary = atob(text);
  return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null;
}

const lengthBytes = 4;

/** The fields of a key's data, each behind its length (RFC 4251 section 5); null if they do not end where the data ends. */
function fieldsOf(data: Uint8Array): readonly Uint8Array[] | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const fields: Uint8Array[] = [];
  let at = 0;
  while (at < data.length) {
    if (at + lengthBytes > data.length) return null;
    const from = at + lengthBytes;
    const to = from + view.getUint32(at);
    if (to > data.length) return null;
    fields.push(data.subarray(from, to));
    at = to;
  }
  return fields;
}

const ascii = (bytes: Uint8Array | undefined): string => (bytes ? String.fromCharCode(...bytes) : '');

const ed25519Bytes = 32;
/** The name of a curve, and the bytes of one coordinate of its points. */
const curves = { nistp256: 32, nistp384: 48, nistp521: 66 } as const;

/** The size of a key in bits, if its data is what its type says; null if not. */
function sizeOf(type: SshKeyType, data: Uint8Array): { readonly bits: number } | null {
  const fields = fieldsOf(data);
  if (!fields || ascii(fields[0]) !== type) return null;
  const [, first, second, third] = fields;
  const has = (count: number): boolean => fields.length === count + 1;
  const isNamed = (application: Uint8Array | undefined): boolean => application !== undefined && application.length > 0;
  switch (type) {
    case 'ssh-ed25519':
      return has(1) && first?.length === ed25519Bytes ? { bits: 256 } : null;
    case 'sk-ssh-ed25519@openssh.com':
      return has(2) && first?.length === ed25519Bytes && isNamed(second) ? { bits: 256 } : null;
    case 'ecdsa-sha2-nistp256':
      return has(2) ? curveBits('nistp256', first, second) : null;
    case 'ecdsa-sha2-nistp384':
      return has(2) ? curveBits('nistp384', first, second) : null;
    case 'ecdsa-sha2-nistp521':
      return has(2) ? curveBits('nistp521', first, second) : null;
    case 'sk-ecdsa-sha2-nistp256@openssh.com':
      return has(3) && isNamed(third) ? curveBits('nistp256', first, second) : null;
    case 'ssh-rsa':
      return has(2) ? rsaSize(first, second) : null;
  }
}

const uncompressed = 4;

/** A point is written uncompressed: both coordinates. */
function curveBits(
  curve: keyof typeof curves,
  name: Uint8Array | undefined,
  point: Uint8Array | undefined,
): { readonly bits: number } | null {
  const isPoint = point?.[0] === uncompressed && point.length === 1 + 2 * curves[curve];
  return isPoint && ascii(name) === curve ? { bits: Number(curve.slice('nistp'.length)) } : null;
}

/** Exponent and modulus are odd, and written without bytes that say nothing. */
function rsaSize(exponent: Uint8Array | undefined, modulus: Uint8Array | undefined): { readonly bits: number } | null {
  const bitsOfExponent = exponent ? bitsOf(exponent) : 0;
  const bits = modulus ? bitsOf(modulus) : 0;
  const isOdd = (number: Uint8Array | undefined): boolean => ((number?.at(-1) ?? 0) & 1) === 1;
  return bitsOfExponent > 1 && bits > 0 && isOdd(exponent) && isOdd(modulus) ? { bits } : null;
}

/** The length of a positive number in bits; 0 if it is none, or not in its shortest form (RFC 4251, `mpint`). */
function bitsOf(number: Uint8Array): number {
  const [first = 0, second = 0] = number;
  if (number.length === 0 || first > 0x7f) return 0;
  if (first > 0) return (number.length - 1) * 8 + (32 - Math.clz32(first));
  return number.length > 1 && second > 0x7f ? (number.length - 1) * 8 : 0;
}

/** The name that is proposed for a key: its comment, as far as it can be one; else the type and a number. */
export function proposedKeyName({ type, comment }: Pick<SshKey, 'type' | 'comment'>, number: number): string {
  const cut = Array.from(comment).slice(0, nameBounds.atMost).join('').trim();
  return sshKeyNameRule.accepts(cut) ? cut : `${type.replace(/@.*$/, '')} ${number}`;
}

/** As `ssh-keygen -lf` shows it: SHA256 and the hash in base64 without its padding. @throws without a browser's cryptography */
export async function sshFingerprint({ text }: Pick<SshKey, 'text'>): Promise<string> {
  const data = Uint8Array.from(atob(text.slice(text.indexOf(' ') + 1)), (character) => character.charCodeAt(0));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return `SHA256:${btoa(String.fromCharCode(...hash)).replace(/=+$/, '')}`;
}
