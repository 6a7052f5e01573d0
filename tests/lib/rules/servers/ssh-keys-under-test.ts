import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SshKeyType } from '#lib/rules/servers/ssh-key-bounds.ts';

/** A field of a key's data: its length in four bytes, and itself. */
export const field = (bytes: Uint8Array | string): Buffer => {
  const content = Buffer.from(bytes);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
};

export const lineOf = (type: string, fields: readonly (Uint8Array | string)[], comment = ''): string =>
  `${type} ${Buffer.concat([type, ...fields].map(field)).toString('base64')}${comment === '' ? '' : ` ${comment}`}`;

/** A positive number as `mpint`: a zero byte before one whose first bit is set. */
const mpint = (bytes: Buffer): Buffer => ((bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes);

const exported = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e'): Buffer =>
  Buffer.from(String(Reflect.get(key.export({ format: 'jwk' }), name)), 'base64url');

const point = (key: KeyObject): Buffer => Buffer.concat([Buffer.from([4]), exported(key, 'x'), exported(key, 'y')]);

const ecKey = (curve: string): KeyObject => generateKeyPairSync('ec', { namedCurve: curve }).publicKey;

export const rsaLine = (bits: number, comment = ''): string => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return lineOf('ssh-rsa', [mpint(exported(publicKey, 'e')), mpint(exported(publicKey, 'n'))], comment);
};

const ed25519 = (): Buffer => exported(generateKeyPairSync('ed25519').publicKey, 'x');

/** A new key of each type, with the size that `ssh-keygen` says it has. */
export const madeLines: Readonly<Record<SshKeyType, () => { line: string; bits: number }>> = {
  'ssh-ed25519': () => ({ line: lineOf('ssh-ed25519', [ed25519()], 'a@b'), bits: 256 }),
  'ecdsa-sha2-nistp256': () => ({ line: lineOf('ecdsa-sha2-nistp256', ['nistp256', point(ecKey('P-256'))], 'a b c'), bits: 256 }),
  'ecdsa-sha2-nistp384': () => ({ line: lineOf('ecdsa-sha2-nistp384', ['nistp384', point(ecKey('P-384'))]), bits: 384 }),
  'ecdsa-sha2-nistp521': () => ({ line: lineOf('ecdsa-sha2-nistp521', ['nistp521', point(ecKey('P-521'))]), bits: 521 }),
  'ssh-rsa': () => ({ line: rsaLine(2_048), bits: 2_048 }),
  'sk-ssh-ed25519@openssh.com': () => ({ line: lineOf('sk-ssh-ed25519@openssh.com', [ed25519(), 'ssh:']), bits: 256 }),
  'sk-ecdsa-sha2-nistp256@openssh.com': () => ({
    line: lineOf('sk-ecdsa-sha2-nistp256@openssh.com', ['nistp256', point(ecKey('P-256')), 'ssh:']),
    bits: 256,
  }),
};

/** The fingerprint by its definition. */
export const fingerprintOf = (line: string): string =>
  `SHA256:${createHash('sha256')
    .update(Buffer.from(line.split(' ')[1] ?? '', 'base64'))
    .digest('base64')
    .replace(/=+$/, '')}`;

/** Keys that `ssh-keygen` of OpenSSH 9.2 made, each with the size and the fingerprint that its `-lf` showed. */
export const keygenKeys: readonly { readonly line: string; readonly bits: number; readonly fingerprint: string }[] = readFileSync(
  'tests/lib/rules/servers/made-by-ssh-keygen.txt',
  'utf8',
)
  .trim()
  .split('\n')
  .map((row) => {
    const [bits = '', fingerprint = '', ...line] = row.split(' ');
    return { line: line.join(' '), bits: Number(bits), fingerprint };
  });

const privateData = Buffer.concat([Buffer.from('openssh-key-v1\0'), ...['none', 'none', ''].map(field), Buffer.alloc(300, 7)]);

/** The form of a private key of OpenSSH; no key has this data. */
export const privateText = `-----BEGIN OPENSSH PRIVATE KEY-----
${privateData.toString('base64').replaceAll(/.{70}/g, '$&\n')}
-----END OPENSSH PRIVATE KEY-----
`;
