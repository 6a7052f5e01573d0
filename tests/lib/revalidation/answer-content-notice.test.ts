import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  answerContentNotice,
  createAnsweredNotices,
  type NoticeDeps,
  type NoticeRequest,
} from '#lib/revalidation/answer-content-notice.ts';
import { signContentNotice } from '#lib/revalidation/content-notice.ts';

const secret = 'a secret of sixteen and more';
const now = new Date('2026-11-21T10:00:00Z');
const banner = { operation: 'update', before: { _id: 'b', _type: 'banner' }, after: { _id: 'b', _type: 'banner', _rev: '2' } };

let rendered: string[];
let events: string[];
let failing: Set<string>;
let deps: NoticeDeps;

beforeEach(() => {
  rendered = [];
  events = [];
  failing = new Set();
  deps = {
    secret,
    now: () => now,
    answered: createAnsweredNotices(),
    editionsOf: async () => [],
    articlesBelow: async () => [],
    activityPages: async () => [],
    announcementListPages: 1,
    countChange: async () => {
      events.push('counted');
      return 7;
    },
    revalidate: async (address, changeCount) => {
      expect(changeCount).toBe(7);
      if (failing.has(address)) throw new Error('the CMS is away');
      events.push('rendered');
      rendered.push(address);
    },
    dropAllPages: async () => void events.push('dropped'),
    refreshRedirects: async () => void events.push('redirects read'),
    evictFromEdge: async (addresses) => void events.push(`evicted ${addresses.join(' ')}`),
  };
});

async function notice(change: unknown, given: Partial<NoticeRequest> & { at?: Date; key?: string } = {}): Promise<NoticeRequest> {
  const rawBody = JSON.stringify(change);
  const signature = await signContentNotice(rawBody, given.key ?? secret, given.at ?? now);
  return { rawBody, signature, idempotencyKey: 'n1', ...given };
}

describe('content notices', () => {
  test('R-4.1 a signed notice renders exactly the pages that show the change, in three languages', async () => {
    const answer = await answerContentNotice(await notice(banner), deps);
    expect(answer).toEqual({ status: 200, body: { revalidated: ['/', '/zh', '/ja'], everyPage: false } });
    expect(rendered).toEqual(['/', '/zh', '/ja']);
  });

  test('a redirect is known to the front door before the notice is answered, and nothing else makes it read them', async () => {
    await answerContentNotice(await notice(banner), deps);
    expect(events).not.toContain('redirects read');
    const sale = { _id: 'r', _type: 'redirect', from: '/sale' };
    await answerContentNotice(await notice({ operation: 'create', before: null, after: sale }, { idempotencyKey: 'n2' }), deps);
    await answerContentNotice(await notice({ operation: 'delete', before: sale, after: null }, { idempotencyKey: 'n3' }), deps);
    expect(events.filter((event) => event === 'redirects read')).toHaveLength(2);
  });

  test('copies of a proxy in front go after the pages are rendered, and only of those that were', async () => {
    failing.add('/zh');
    await answerContentNotice(await notice(banner), deps);
    expect(events.at(-1)).toBe('evicted / /ja');
  });

  test('a notice that is repeated renders nothing', async () => {
    await answerContentNotice(await notice(banner), deps);
    rendered = [];
    expect(await answerContentNotice(await notice(banner), deps)).toEqual({ status: 200, body: { repeated: true } });
    expect(rendered).toEqual([]);
  });

  test('a failed page fails the notice and is named, and the notice counts when it comes again', async () => {
    failing.add('/zh');
    const answer = await answerContentNotice(await notice(banner), deps);
    expect(answer).toEqual({ status: 500, body: { revalidated: ['/', '/ja'], failed: [{ address: '/zh', reason: 'the CMS is away' }] } });
    failing.clear();
    expect((await answerContentNotice(await notice(banner), deps)).status).toBe(200);
  });

  test('a change that cannot be counted renders nothing, and the notice counts when it comes again', async () => {
    const full = { ...deps, countChange: () => Promise.reject(new Error('the disk is full')) };
    await expect(answerContentNotice(await notice(banner), full)).rejects.toThrow('the disk is full');
    expect(rendered).toEqual([]);
    expect(await answerContentNotice(await notice(banner), deps)).toMatchObject({ status: 200, body: { everyPage: false } });
  });

  test('a forged notice is refused', async () => {
    const forged = await notice(banner, { key: 'another secret of some length' });
    expect(await answerContentNotice(forged, deps)).toEqual({ status: 401, body: { rejected: 'forged' } });
    const altered = { ...(await notice(banner)), rawBody: JSON.stringify({ ...banner, operation: 'delete' }) };
    expect((await answerContentNotice(altered, deps)).status).toBe(401);
    expect((await answerContentNotice({ ...altered, signature: undefined }, deps)).status).toBe(401);
    expect((await answerContentNotice({ ...altered, signature: 't=1,v1=é' }, deps)).status).toBe(401);
    expect(rendered).toEqual([]);
  });

  test.each([
    [5 * 60_000, 200],
    [5 * 60_000 + 1, 401],
    [-5 * 60_000 - 1, 401],
  ])('a notice signed %i ms ago answers %i', async (ageMs, status) => {
    const old = await notice(banner, { at: new Date(now.getTime() - ageMs) });
    expect((await answerContentNotice(old, deps)).status).toBe(status);
  });

  test.each([null, {}, { operation: 'update', before: null, after: null }, { ...banner, operation: 'explode' }])(
    'a signed body of another shape is rejected: %j',
    async (body) => {
      expect(await answerContentNotice(await notice(body), deps)).toEqual({ status: 400, body: { rejected: 'malformed' } });
    },
  );

  test('notices out of order both render what is true now', async () => {
    await answerContentNotice(await notice({ ...banner, after: { ...banner.after, _rev: '3' } }, { idempotencyKey: 'later' }), deps);
    await answerContentNotice(await notice(banner, { idempotencyKey: 'earlier' }), deps);
    expect(rendered).toHaveLength(6);
  });

  test('a change is counted and old pages are dropped before new ones are made', async () => {
    const tos = { _id: 'a', _type: 'article', kind: 'legal', slug: { current: 'tos' }, title: 'T' };
    const change = { operation: 'update', before: { ...tos, version: 1 }, after: { ...tos, title: 'New', version: 2 } };
    await answerContentNotice(await notice(change), deps);
    expect(events.slice(0, 3)).toEqual(['counted', 'dropped', 'rendered']);
  });
});
