import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { proposedKeyName, readSshKey, readSshKeys, sshFingerprint, sshKeyNameRule, type SshKey } from '#lib/rules/servers/ssh-key.ts';
import { rsaBits, sshKeyTypes, sshKeyUnitsAtMost } from '#lib/rules/servers/ssh-key-bounds.ts';
import { hostileTexts } from '../hostile-texts.ts';
import { field, fingerprintOf, keygenKeys, lineOf, madeLines, privateText, rsaLine } from './ssh-keys-under-test.ts';

const keyOf = (line: string): SshKey => {
  const verdict = readSshKey(line);
  if (!verdict.ok) throw new Error(`${verdict.fault}: ${line.slice(0, 60)}`);
  return verdict.key;
};
const faultOf = (line: string): string | null => {
  const verdict = readSshKey(line);
  return verdict.ok ? null : verdict.fault;
};
const plain = madeLines['ssh-ed25519']().line;
const lines = sshKeyTypes.map((type) => madeLines[type]().line);
const dataOf = (line: string): string => line.split(' ')[1] ?? '';

describe('R-5.5 a public key of OpenSSH', () => {
  test.each(sshKeyTypes)('of type %s is read with its size, its comment and its fingerprint', async (type) => {
    const { line, bits } = madeLines[type]();
    const [, data, ...comment] = line.split(' ');
    const key = keyOf(`  ${line}\r\n`);
    expect(key).toEqual({ type, bits, text: `${type} ${data}`, comment: comment.join(' ') });
    expect(await sshFingerprint(key)).toBe(fingerprintOf(line));
  });

  test('made by ssh-keygen has the size and the fingerprint that ssh-keygen -lf shows', async () => {
    expect(keygenKeys.map(({ line, bits }) => `${line.split(' ')[0]} ${bits}`)).toEqual([
      'ssh-ed25519 256',
      'ecdsa-sha2-nistp256 256',
      'ecdsa-sha2-nistp384 384',
      'ecdsa-sha2-nistp521 521',
      'ssh-rsa 2048',
      'ssh-rsa 3072',
      'ssh-rsa 4096',
    ]);
    for (const { line, bits, fingerprint } of keygenKeys) {
      const key = keyOf(line);
      expect([key.bits, key.comment, await sshFingerprint(key)]).toEqual([bits, 'ann@laptop of ann', fingerprint]);
    }
  });

  test('is no private one, with or without the lines around it', () => {
    expect(readSshKeys(privateText)).toEqual([{ ok: false, fault: 'private' }]);
    expect(readSshKeys(privateText.split('\n').slice(1, -2).join('\n'))).toEqual([{ ok: false, fault: 'private' }]);
  });

  test.each([
    '-----BEGIN RSA PRIVATE KEY-----\nMIIE',
    '-----BEGIN PRIVATE KEY-----\nMC4C',
    '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIF',
    'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none',
    `${plain}\n-----BEGIN OPENSSH PRIVATE KEY-----`,
  ])('is not this one, which is private: %j', (text) => {
    expect(readSshKeys(text)).toEqual([{ ok: false, fault: 'private' }]);
  });

  test.each([
    ['', 'empty'],
    ['   \n\n# only a comment\n', 'empty'],
    ['---- BEGIN SSH2 PUBLIC KEY ----\nAAAA', 'form'],
    ['-----BEGIN PUBLIC KEY-----\nMCow', 'form'],
    ['-----BEGIN RSA PUBLIC KEY-----\nMIIB', 'form'],
    [`command="ls" ${plain}`, 'options'],
    [`no-pty,from="10.0.0.*" ${plain}`, 'options'],
    [lineOf('ssh-dss', ['a', 'b', 'c', 'd']), 'type'],
    [lineOf('ssh-ed25519-cert-v01@openssh.com', ['a']), 'type'],
    ['hello', 'type'],
    [dataOf(plain), 'type'],
    ['ssh-ed25519', 'damaged'],
    ['SSH-ED25519 AAAA', 'type'],
  ])('is not %j: %s', (text, fault) => {
    expect(readSshKeys(text)).toEqual([{ ok: false, fault }]);
  });

  test('has data of its own type, to the end, and nothing behind that', () => {
    for (const line of lines) {
      const [type = '', data = ''] = line.split(' ');
      const bytes = Buffer.from(data, 'base64');
      const withBytes = (changed: Buffer): string => `${type} ${changed.toString('base64')}`;
      expect(faultOf(withBytes(bytes))).toBeNull();
      for (const cut of [1, 3, 9]) expect([type, faultOf(withBytes(bytes.subarray(0, -cut)))]).toEqual([type, 'damaged']);
      expect(faultOf(withBytes(Buffer.concat([bytes, Buffer.alloc(1)])))).toBe('damaged');
      expect(faultOf(withBytes(Buffer.concat([bytes, field('')])))).toBe('damaged');
      for (const other of sshKeyTypes.filter((each) => each !== type)) expect(faultOf(`${other} ${data}`)).toBe('damaged');
      expect(faultOf(`${type} ${data.slice(0, -1)}`)).toBe('damaged');
      expect(faultOf(`${type} ${data.slice(0, 40)} ${data.slice(40)}`)).toBe('damaged');
      expect(faultOf(`${type} ${data.replaceAll('A', 'a')}`)).toBe('damaged');
    }
  });

  test('of Ed25519 has 32 bytes, of ECDSA an uncompressed point of its curve, of a security key the name of an application', () => {
    const bytes = (count: number): Buffer => Buffer.alloc(count, 7);
    const point = (count: number, first = 4): Buffer => Buffer.concat([Buffer.from([first]), bytes(count)]);
    expect(faultOf(lineOf('ssh-ed25519', [bytes(32)]))).toBeNull();
    for (const count of [0, 31, 33]) expect(faultOf(lineOf('ssh-ed25519', [bytes(count)]))).toBe('damaged');
    expect(faultOf(lineOf('ecdsa-sha2-nistp256', ['nistp256', point(64)]))).toBeNull();
    for (const wrong of [point(63), point(65), point(64, 2), point(32, 2)])
      expect(faultOf(lineOf('ecdsa-sha2-nistp256', ['nistp256', wrong]))).toBe('damaged');
    expect(faultOf(lineOf('ecdsa-sha2-nistp256', ['nistp384', point(64)]))).toBe('damaged');
    expect(faultOf(lineOf('ecdsa-sha2-nistp384', ['nistp384', point(96)]))).toBeNull();
    expect(faultOf(lineOf('ecdsa-sha2-nistp521', ['nistp521', point(132)]))).toBeNull();
    expect(faultOf(lineOf('sk-ssh-ed25519@openssh.com', [bytes(32), '']))).toBe('damaged');
    expect(faultOf(lineOf('sk-ssh-ed25519@openssh.com', [bytes(32)]))).toBe('damaged');
    expect(faultOf(lineOf('sk-ecdsa-sha2-nistp256@openssh.com', ['nistp256', point(64), '']))).toBe('damaged');
  });

  test('of RSA has at least 2048 bits and at most 16384, in numbers that are odd, positive and no longer than they need to be', () => {
    const exponent = Buffer.from([1, 0, 1]);
    const modulus = (bits: number, last = 1): Buffer => {
      const bytes = Buffer.alloc(Math.ceil(bits / 8), 0xff);
      bytes[0] = 0xff >> (8 * bytes.length - bits);
      bytes[bytes.length - 1] = 0xfe | last;
      return (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
    };
    const rsa = (bits: number) => lineOf('ssh-rsa', [exponent, modulus(bits)]);
    expect(faultOf(rsa(2_047))).toBe('weak');
    expect(keyOf(rsa(2_048)).bits).toBe(2_048);
    expect(keyOf(rsa(2_049)).bits).toBe(2_049);
    expect(keyOf(rsa(rsaBits.atMost)).text.length).toBeLessThanOrEqual(sshKeyUnitsAtMost);
    expect(faultOf(rsa(rsaBits.atMost + 1))).toBe('long');
    expect(faultOf(rsaLine(1_024))).toBe('weak');
    expect(faultOf(lineOf('ssh-rsa', [exponent, modulus(2_048, 0)]))).toBe('damaged');
    expect(faultOf(lineOf('ssh-rsa', [exponent, modulus(2_048).subarray(1)]))).toBe('damaged');
    expect(faultOf(lineOf('ssh-rsa', [exponent, Buffer.concat([Buffer.alloc(1), modulus(2_047)])]))).toBe('damaged');
    for (const wrong of [Buffer.from([1]), Buffer.from([2]), Buffer.alloc(0), Buffer.from([0]), Buffer.from([0, 3])])
      expect(faultOf(lineOf('ssh-rsa', [wrong, modulus(2_048)]))).toBe('damaged');
    expect(keyOf(lineOf('ssh-rsa', [Buffer.from([3]), modulus(2_048)])).bits).toBe(2_048);
  });
});

describe('R-5.5 several keys', () => {
  test('are read line by line, each with its own verdict; comments and empty lines do not count', () => {
    const verdicts = readSshKeys(`# mine\n${lines[0]}\r\n\n  ${lines[1]} \nssh-rsa AAAA\n`);
    expect(verdicts.map((verdict) => (verdict.ok ? verdict.key.type : verdict.fault))).toEqual([sshKeyTypes[0], sshKeyTypes[1], 'damaged']);
  });

  test('are named by their comment, or by their type and a number', () => {
    const named = (comment: string, number = 2) => proposedKeyName({ type: 'sk-ssh-ed25519@openssh.com', comment }, number);
    expect(named('ann@laptop')).toBe('ann@laptop');
    expect(named('')).toBe('sk-ssh-ed25519 2');
    expect(named('\u202egnp')).toBe('sk-ssh-ed25519 2');
    expect(named('x'.repeat(61))).toBe('x'.repeat(60));
    expect(named(`${'x'.repeat(59)} tail`)).toBe('x'.repeat(59));
    expect(named('😀'.repeat(61))).toBe('😀'.repeat(60));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (comment) => {
        expect(sshKeyNameRule.accepts(named(comment))).toBe(true);
      }),
    );
  });
});

describe('R-11.1 whatever is pasted', () => {
  test('10⁴ changed keys never crash; what is accepted is written as it is read, and ends where its data ends', () => {
    const change = fc.record({
      line: fc.constantFrom(...lines),
      at: fc.nat(),
      kind: fc.constantFrom('byte', 'cut', 'insert', 'swap', 'text'),
      byte: fc.nat(255),
      text: fc.string({ unit: 'binary', maxLength: 6 }),
    });
    fc.assert(
      fc.property(change, ({ line, at, kind, byte, text }) => {
        const [type = '', data = ''] = line.split(' ');
        const bytes = Buffer.from(data, 'base64');
        const place = at % bytes.length;
        const withBytes = (changed: Buffer): string => `${type} ${changed.toString('base64')}`;
        const pasted = {
          byte: () => withBytes(Buffer.concat([bytes.subarray(0, place), Buffer.from([byte]), bytes.subarray(place + 1)])),
          cut: () => withBytes(bytes.subarray(0, place)),
          insert: () => withBytes(Buffer.concat([bytes.subarray(0, place), Buffer.from([byte]), bytes.subarray(place)])),
          swap: () => withBytes(Buffer.concat([bytes.subarray(place), bytes.subarray(0, place)])),
          text: () => line.slice(0, at % line.length) + text + line.slice(at % line.length),
        }[kind]();
        for (const verdict of [readSshKey(pasted), ...readSshKeys(pasted)]) {
          if (!verdict.ok) continue;
          expect(readSshKey(verdict.key.text)).toEqual({ ok: true, key: { ...verdict.key, comment: '' } });
          expect(Buffer.from(dataOf(verdict.key.text), 'base64').toString('base64')).toBe(dataOf(verdict.key.text));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('texts of 10⁵ characters are refused at once', () => {
    for (const text of hostileTexts) {
      expect(readSshKeys(text).every(({ ok }) => !ok)).toBe(true);
      expect(readSshKey(`ssh-ed25519 ${text}`).ok).toBe(false);
    }
    expect(faultOf(`${plain} ${'x'.repeat(8_000)}`)).toBe('long');
  });
});
