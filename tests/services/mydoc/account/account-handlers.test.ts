import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountSession } from '#lib/contracts/calls/account/account-calls.ts';
import { accountHandlers } from '#services/mydoc/account/account-handlers.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const ended: string[] = [];
let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({
    sessions: {
      read: async (credential) => (credential === 'good' ? { accountId: 'a-1' } : null),
      end: async (credential) => void ended.push(credential),
    },
  });
}, 60_000);

afterAll(() => mydoc.close());

const expiredNames = (cookies: readonly string[]): (string | undefined)[] => {
  expect(cookies.every((line) => line.includes('Max-Age=0') && line.includes('Path=/'))).toBe(true);
  return cookies.map((line) => line.split('=')[0]).toSorted();
};

const five = ['email', 'hf_session', 'phone', 'token', 'username'];

describe('R-10.8 logout', () => {
  test('ends the session and expires the five cookies of the account', async () => {
    const answer = await mydoc.call('logout', {}, { cookie: 'token=1; hf_session=good' });
    expect(answer).toMatchObject({ status: 200, code: 2000, message: {} });
    expect(expiredNames(answer.cookies)).toEqual(five);
    expect(ended).toEqual(['good']);
  });

  test.each(['', 'token=1', 'hf_session=stale', 'hf_session='])(
    'without a session (%j) answers 401 and expires them too',
    async (cookie) => {
      const answer = await mydoc.call('logout', {}, { cookie });
      expect(answer).toMatchObject({ status: 200, code: 401, message: { key: 'loginRequired' } });
      expect(expiredNames(answer.cookies)).toEqual(five);
    },
  );
});

const profile = {
  emailConfirmed: true,
  realName: 'verified',
  personId: 'p-1',
  newcomer: false,
  barred: false,
  creditScore: 80,
  paidOrders: 1,
} as const;

test('a provider may name token as the credential: then it is read and ended by that cookie, and hf_session means nothing', async () => {
  const read: string[] = [];
  const centre = await startMydoc({
    database: mydoc.database,
    sessions: {
      credentialCookie: 'token',
      read: async (credential) => {
        read.push(credential);
        return { accountId: 'a-1', username: 'u-1', email: 'harb****@marlow.example' };
      },
      end: async () => undefined,
      profile: async () => profile,
    },
  });
  expect(await centre.call('account/session', {}, { cookie: 'token=secret; hf_session=other' })).toMatchObject({
    message: { state: 'account', username: 'u-1', email: 'harb****@marlow.example', realName: 'verified' },
  });
  expect(await centre.call('account/session', {}, { cookie: 'hf_session=other' })).toMatchObject({ message: { state: 'visitor' } });
  await centre.close();
  expect(read).toEqual(['secret']);
});

test('what is known of an account is returned only to its own session, never its person or its orders', async () => {
  const centre = await startMydoc({
    database: mydoc.database,
    sessions: { read: async () => ({ accountId: 'a-1', username: 'u-1' }), end: async () => undefined, profile: async () => profile },
  });
  const { message } = await centre.call('account/session', {}, { cookie: 'hf_session=x' });
  await centre.close();
  expect(message).toEqual({
    state: 'account',
    username: 'u-1',
    emailConfirmed: true,
    realName: 'verified',
    newcomer: false,
    barred: false,
    creditScore: 80,
  });
});

const visitor: Visitor = {
  language: 'en',
  chosenLanguage: null,
  requestId: 'r-1',
  host: 'host.example',
  address: '192.0.2.1',
  header: () => undefined,
  cookie: () => 'x',
  cookies: [],
  setCookie: () => undefined,
  expireCookies: () => undefined,
};

test.each([
  ['takes long', () => new Promise<void>(() => undefined), 0],
  ['fails', () => Promise.reject(new Error('no database')), 1],
])('a session is answered at once when its welcome coupon %s', async (_name, welcome, warnings) => {
  const warned: unknown[] = [];
  const session = accountHandlers({
    sessions: { read: async () => ({ accountId: 'a-1' }), end: async () => undefined, profile: async () => profile },
    log: { warn: (facts: unknown) => void warned.push(facts) },
    welcome,
  }).find(({ call }) => call.path === accountSession.path);
  expect(await session?.answer({}, visitor)).toMatchObject({ ok: true, message: { state: 'account', username: 'a-1' } });
  expect(warned).toHaveLength(warnings);
});

test('R-10.9 the public key is handed out; without one there is none', async () => {
  const centre = await startMydoc({ database: mydoc.database, passwordKey: { keyId: 'k', publicKey: 'spki' } });
  expect(await centre.call('account/publicKey')).toMatchObject({ code: 2000, message: { keyId: 'k', publicKey: 'spki' } });
  await centre.close();
  expect(await mydoc.call('account/publicKey')).toMatchObject({ code: 4002 });
});
