import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createVanityRedirects, type KnownRedirects } from '#services/door/vanity-redirects.ts';
import { createLog } from '#services/platform/log.ts';
import { get, openDoor } from './open-door.ts';

const log = createLog({ name: 'test', level: 'silent' });
const rule = (from: string, to: string, permanent = false) => ({ _id: from, from, to, permanent });

let started: KnownRedirects | null = null;
afterEach(() => {
  started?.stop();
  started = null;
  jest.useRealTimers();
});

function redirectsOver(answer: () => unknown) {
  const state = { answer, asked: 0 };
  const ask = async (): Promise<unknown> => {
    state.asked += 1;
    return state.answer();
  };
  return { redirects: createVanityRedirects({ ask, log }), state };
}

describe('R-1.4 redirects that the door knows', () => {
  test('answer with the query kept, in each language, without a call to the content or a page', async () => {
    const { redirects, state } = redirectsOver(() => [
      rule('/sale', '/activity/promotion'),
      rule('/move', '/activity/move-to-us#how', true),
    ]);
    await redirects.refresh();
    const door = await openDoor({ findRedirect: redirects.find, pages: () => Promise.reject(new Error('asked')) });
    const answers = await Promise.all(
      ['/sale', '/zh/sale?userCode=a&x=%20', '/sale/?x=1', '/move?x=1'].map((path) => get(`${door}${path}`)),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')])).toEqual([
      [307, '/activity/promotion', 'private, no-store'],
      [307, '/zh/activity/promotion?userCode=a&x=%20', 'private, no-store'],
      [307, '/activity/promotion?x=1', 'private, no-store'],
      [308, '/activity/move-to-us?x=1#how', 'private, no-store'],
    ]);
    expect(answers[0]?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(state.asked).toBe(1);
  });

  test('leave every other unknown first segment as it was', async () => {
    const { redirects } = redirectsOver(() => [rule('/sale', '/about'), rule('/fr', '/about')]);
    await redirects.refresh();
    const door = await openDoor({ findRedirect: redirects.find });
    const statuses = await Promise.all(
      ['/salex', '/fr', '/xx', '/Sale', '/sale/x', '/s%61le', '/fr/sale'].map(async (path) => (await get(`${door}${path}`)).status),
    );
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 500));
  });

  test('stay known while the CMS is away', async () => {
    const { redirects, state } = redirectsOver(() => [rule('/sale', '/about')]);
    await redirects.refresh();
    state.answer = () => {
      throw new Error('away');
    };
    await redirects.refresh();
    expect(redirects.find('/sale')?.to).toBe('/about');
  });

  test('a reading that began before a change is not taken for one after it', async () => {
    const begun: ((answer: unknown) => void)[] = [];
    const { redirects } = redirectsOver(() => new Promise((resolve) => begun.push(resolve)));
    const first = redirects.refresh();
    await Promise.resolve();
    const second = redirects.refresh();
    const third = redirects.refresh();
    begun[0]?.([]);
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    begun[1]?.([rule('/sale', '/about')]);
    await Promise.all([second, third]);
    expect([begun.length, redirects.find('/sale')?.to]).toEqual([2, '/about']);
  });

  test('are read every second until they were once, then every 15 seconds', async () => {
    jest.useFakeTimers();
    const { redirects, state } = redirectsOver(() => {
      throw new Error('away');
    });
    started = redirects;
    redirects.start();
    await jest.advanceTimersByTimeAsync(0);
    state.answer = () => [rule('/sale', '/about')];
    await jest.advanceTimersByTimeAsync(1_000);
    expect([state.asked, redirects.find('/sale')?.to]).toEqual([2, '/about']);
    state.answer = () => [];
    await jest.advanceTimersByTimeAsync(14_999);
    expect(state.asked).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect([state.asked, redirects.find('/sale')]).toEqual([3, null]);
  });
});
