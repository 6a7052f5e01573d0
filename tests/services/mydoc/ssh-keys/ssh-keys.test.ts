import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { keptSshKeysAtMost, listSshKeys } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import { forgetKeys } from '#services/mydoc/ssh-keys/ssh-key-store.ts';
import { fingerprintOf, madeLines } from '#tests/lib/rules/servers/ssh-keys-under-test.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ sessions: { read: async (account) => ({ accountId: account }), end: async () => undefined } });
}, 60_000);

afterAll(() => mydoc.close());

beforeEach(async () => {
  await mydoc.database.executor.execute(sql`DELETE FROM account_ssh_key`);
});

const call = (account: string, path: string, fields: Record<string, string> = {}) =>
  mydoc.call(`account/${path}`, fields, account === '' ? {} : { cookie: `hf_session=${account}` });
const newLine = (): string => madeLines['ssh-ed25519']().line;
const add = (account: string, name: string, key = newLine()) => call(account, 'addSshKey', { name, key });
const listOf = async (account: string) => listSshKeys.output.parse((await call(account, 'sshKeys')).message);
const names = async (account: string) => (await listOf(account)).map(({ name }) => name);
const idOf = (message: unknown): string => String(Reflect.get(Object(message), 'id'));

describe('R-5.5 the public keys that an account keeps', () => {
  test('are the account’s: anybody else is asked to log in', async () => {
    const id = '0191e7b4-9d4c-4b1e-8f6a-3c2d1e0f9a8b';
    for (const [path, fields] of [
      ['sshKeys', {}],
      ['addSshKey', { name: 'a', key: newLine() }],
      ['renameSshKey', { id, name: 'a' }],
      ['removeSshKey', { id }],
    ] as const)
      expect(await call('', path, fields)).toMatchObject({ code: 401, message: { key: 'loginRequired' } });
  });

  test('are listed with their fingerprints and without comments, the latest first', async () => {
    const line = newLine();
    await add('ann', 'laptop', `${line} of mine`);
    await add('ann', 'desk');
    expect(await names('ann')).toEqual(['desk', 'laptop']);
    expect((await listOf('ann'))[1]).toEqual({
      id: expect.any(String),
      name: 'laptop',
      type: 'ssh-ed25519',
      key: line.split(' ').slice(0, 2).join(' '),
      fingerprint: fingerprintOf(line),
    });
  });

  test('are neither read, renamed nor removed by another account', async () => {
    const { message } = await add('ann', 'laptop');
    expect(await names('bob')).toEqual([]);
    expect(await call('bob', 'renameSshKey', { id: idOf(message), name: 'mine' })).toMatchObject({ message: { key: 'doesNotExist' } });
    expect(await call('bob', 'removeSshKey', { id: idOf(message) })).toMatchObject({ code: 2000 });
    expect(await names('ann')).toEqual(['laptop']);
  });

  test('get another name, and are kept no longer, once or twice with the same result', async () => {
    const { message } = await add('ann', 'laptop');
    expect(await call('ann', 'renameSshKey', { id: idOf(message), name: 'old laptop' })).toMatchObject({ message: { name: 'old laptop' } });
    expect(await call('ann', 'renameSshKey', { id: idOf(message), name: '' })).toMatchObject({
      message: { key: 'sshKeyWrong', field: 'name' },
    });
    expect(await names('ann')).toEqual(['old laptop']);
    for (let times = 0; times < 2; times += 1)
      expect(await call('ann', 'removeSshKey', { id: idOf(message) })).toMatchObject({ code: 2000 });
    expect(await names('ann')).toEqual([]);
  });

  test('are each kept once by an account, whatever it is called, also when two tabs keep it at once; another account may keep it too', async () => {
    const line = newLine();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => add('ann', name, line)));
    expect(answers.filter(({ code }) => code === 2000)).toHaveLength(1);
    expect(answers.find(({ code }) => code !== 2000)).toMatchObject({ message: { key: 'sshKeyTwice', field: 'key' } });
    expect(await add('bob', 'the same', line)).toMatchObject({ code: 2000 });
    expect(await names('ann')).toHaveLength(1);
  });

  test('are no private ones and nothing that is no key; what was sent is not repeated', async () => {
    const wrong = await add('ann', 'x', 'ssh-ed25519 AAAAC3');
    expect(wrong).toMatchObject({ message: { key: 'sshKeyWrong', field: 'key' } });
    const secret = await add('ann', 'x', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjE');
    expect(secret).toMatchObject({ message: { key: 'sshKeyPrivate', field: 'key' } });
    expect(JSON.stringify([wrong, secret])).not.toMatch(/AAAAC3|b3Blb/);
    expect(await names('ann')).toEqual([]);
  });

  test('are so many at most, also when two tabs keep the last one at once', async () => {
    for (let count = 1; count < keptSshKeysAtMost; count += 1) expect((await add('ann', `key ${count}`)).code).toBe(2000);
    const answers = await Promise.all([add('ann', 'last'), add('ann', 'too many'), add('ann', 'too many')]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([2000, 4126, 4126]);
    expect(await names('ann')).toHaveLength(keptSshKeysAtMost);
  });

  test('go with the account', async () => {
    await add('ann', 'laptop');
    await add('bob', 'desk');
    await mydoc.database.transaction((tx) => forgetKeys(tx, 'ann'));
    expect([await names('ann'), await names('bob')]).toEqual([[], ['desk']]);
  });
});
