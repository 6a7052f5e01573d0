import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

  test.each(['', 'token=1', 'hf_session=stale', 'hf_session='])('without a session (%j) answers 401 and expires them too', async (cookie) => {
    const answer = await mydoc.call('logout', {}, { cookie });
    expect(answer).toMatchObject({ status: 200, code: 401, message: { key: 'loginRequired' } });
    expect(expiredNames(answer.cookies)).toEqual(five);
  });
});
