import { expect, test } from '@jest/globals';
import { createApiLimits } from '#services/door/api-limits.ts';
import { parseTrustedProxies } from '#services/door/trusted-proxies.ts';
import { get, openDoor } from './open-door.ts';

const proxies = parseTrustedProxies('loopback');
let nowMs = 0;

const request = (url: string, from = '203.0.113.1') => ({
  url,
  headers: { 'x-forwarded-for': from },
  socket: { remoteAddress: '127.0.0.1' },
});

/** How often an address may ask at once; -1: always. */
function atOnce(url: string, limits = createApiLimits(() => nowMs)): number {
  for (let turn = 0; turn < 1_000; turn += 1) if (limits.take(request(url), proxies) > 0) return turn;
  return -1;
}

test.each([
  ['/api/catalogue', 600],
  ['/api/mcp?x=1', 600],
  ['http://hostfront.test/api/catalogue/quote?area=US-0', 600],
  ['/api/share/en/a', 60],
  ['/api/revalidate', -1],
  ['/_next/static/x.js', -1],
])('R-10.1 one address may ask for %s so often at once: %d', (url, expected) => {
  expect(atOnce(url)).toBe(expected);
});

test('one address shares its limit between all of /api, and gets it back by the minute; others have their own', () => {
  const limits = createApiLimits(() => nowMs);
  const take = (url: string, from?: string): number => limits.take(request(url, from), proxies);
  expect(atOnce('/api/catalogue', limits)).toBe(600);
  expect([take('/api/mcp'), take('/api/mcp', '203.0.113.2'), take('/api/share/en/a')]).toEqual([1, 0, 0]);
  nowMs += 100;
  expect([take('/api/mcp'), take('/api/mcp')]).toEqual([0, 1]);
});

test('networks of one IPv6 customer are one address, and a proxy that nobody trusts names none', () => {
  const limits = createApiLimits(() => nowMs);
  for (let turn = 0; turn < 600; turn += 1) limits.take(request('/api/mcp', `2001:db8::${turn.toString(16)}`), proxies);
  expect(limits.take(request('/api/mcp', '2001:db8::ffff'), proxies)).toBe(1);
  const strict = createApiLimits(() => nowMs);
  for (let turn = 0; turn < 600; turn += 1) strict.take(request('/api/mcp', `198.51.100.${turn}`), parseTrustedProxies('none'));
  expect(strict.take(request('/api/mcp', '198.51.100.1'), parseTrustedProxies('none'))).toBe(1);
});

test('who asks too often is told when to ask again, and no page is asked', async () => {
  let asked = 0;
  const door = await openDoor({
    apiLimits: createApiLimits(() => 0),
    pages: async (_request, response) => {
      asked += 1;
      response.end('{}');
    },
  });
  const answers = await Promise.all(Array.from({ length: 61 }, () => get(`${door}/api/share/en/a`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect([refused.length, asked]).toEqual([1, 60]);
  const [answer] = refused;
  const header = (name: string) => answer?.headers.get(name);
  expect([header('retry-after'), header('cache-control'), header('access-control-allow-origin')]).toEqual(['1', 'no-store', '*']);
  expect(await answer?.json()).toEqual({ problem: 'too-many-requests' });
  expect((await get(`${door}/about`)).status).toBe(200);
});
