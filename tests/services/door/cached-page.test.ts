import { describe, expect, test } from '@jest/globals';
import type { DoorDeps } from '#services/door/door.ts';
import { get, noPages, openDoor } from './open-door.ts';

describe('a page that is kept and fresh', () => {
  const kept = { html: '<!doctype html>' + 'kept page '.repeat(200) };
  const openKept = (given: Partial<DoorDeps> = {}): Promise<string> =>
    openDoor({ stored: { ...noPages, freshPage: async (path) => (path === '/about' ? kept : null) }, ...given });

  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.8, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('is answered without rendering to who accepts %s', async (accepted, encoding) => {
    const door = await openKept({ pages: () => Promise.reject(new Error('asked')) });
    const answer = await get(`${door}/about?utm=1`, { 'accept-encoding': accepted });
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, encoding, kept.html]);
    expect(answer.headers.get('cache-control')).toBe('s-maxage=1, stale-while-revalidate=1');
    expect(answer.headers.get('x-nextjs-cache')).toBe('HIT');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('is not sent again to who has it', async () => {
    const door = await openKept();
    const tag = (await get(`${door}/about`)).headers.get('etag') ?? '';
    const again = await get(`${door}/about`, { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(`${door}/about`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is told by HEAD without its body', async () => {
    const answer = await fetch(`${await openKept()}/about`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, String(kept.html.length), '']);
  });

  test('is rendered for whoever previews drafts, sends something, or asks for another spelling', async () => {
    const door = await openKept();
    expect(await (await get(`${door}/about`, { cookie: 'a=1; __prerender_bypass=x' })).text()).toBe('page');
    expect(await (await fetch(`${door}/about`, { method: 'POST' })).text()).toBe('page');
    const everywhere = await openKept({ stored: { ...noPages, freshPage: async () => kept } });
    expect(await (await get(`${everywhere}/doc/%61`)).text()).toBe('page');
    expect(await (await get(`${door}/contact`)).text()).toBe('page');
  });

  test('R-5.11 is one of its own for the calculator, whose address differs from the configurator’s by its query only', async () => {
    const asked: string[] = [];
    const door = await openDoor({
      stored: { ...noPages, freshPage: async (path) => (path === '/ja/product/vps-buy/calculator' ? kept : null) },
      pages: async (request, response) => {
        asked.push(request.url ?? '');
        response.end('rendered');
      },
    });
    expect(await (await get(`${door}/ja/product/vps-buy?view=calculator&server1=a`)).text()).toBe(kept.html);
    for (const path of ['/product/vps-buy?view=calculator&server1=a%3Fb', '/product/vps-buy?server1=a', '/product/vps-buy'])
      expect(await (await get(`${door}${path}`)).text()).toBe('rendered');
    expect(asked).toEqual(['/product/vps-buy/calculator?view=calculator&server1=a%3Fb', '/product/vps-buy?server1=a', '/product/vps-buy']);
  });

  test('is left uncompressed where a proxy in front compresses', async () => {
    const answer = await get(`${await openKept({ compress: false })}/about`, { 'accept-encoding': 'br, gzip' });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});
