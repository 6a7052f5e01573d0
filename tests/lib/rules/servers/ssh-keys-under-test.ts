import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SshKeyType } from '#lib/rules/servers/ssh-key-terms.ts';

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

/** Not every machine has it: then the keys are those of `node:crypto` alone. */
export const hasKeygen = spawnSync('ssh-keygen', ['-?']).error === undefined;

function inFolder<T>(act: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
  try {
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A key pair by `ssh-keygen`. */
export const keygenPair = (type: string, bits: number, comment: string): { publicLine: string; privateText: string } =>
  inFolder((folder) => {
    const file = path.join(folder, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', type, '-b', String(bits), '-N', '', '-C', comment, '-f', file]);
    return { publicLine: readFileSync(`${file}.pub`, 'utf8'), privateText: readFileSync(file, 'utf8') };
  });

/** What `ssh-keygen -lf` says of a line; null if it refuses it. */
export const keygenListing = (line: string): { bits: number; fingerprint: string } | null =>
  inFolder((folder) => {
    const file = path.join(folder, 'key.pub');
    writeFileSync(file, `${line}\n`);
    const { status, stdout } = spawnSync('ssh-keygen', ['-lf', file], { encoding: 'utf8' });
    const [bits = '', fingerprint = ''] = stdout.split(' ');
    return status === 0 ? { bits: Number(bits), fingerprint } : null;
  });
