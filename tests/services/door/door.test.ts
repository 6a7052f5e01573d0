import net from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { parseTrustedProxies } from '#services/door/trusted-proxies.ts';
import { get, noPages, okPage, openDoor } from './open-door.ts';

/** Sends a raw request line, which no client library would. */
function rawStatus(origin: string, target: string): Promise<string> {
  const { port, hostname } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: marlow.test\r\nConnection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

test('R-1.5 an address that names a file of Next is asked for as absent, in its language', async () => {
  const asked: string[] = [];
  const origin = await openDoor({
    stored: {
      ...noPages,
      freshPage: async () => {
        throw new Error('a kept page answers');
      },
    },
    pages: async (request, response) => {
      asked.push(request.url ?? '');
      response.statusCode = 404;
      response.end('absent');
    },
  });
  const answers = await Promise.all(['/zh/404', '/activate/index'].map((path) => get(`${origin}${path}`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')?.includes('no-store')])).toEqual([
    [404, true],
    [404, true],
  ]);
  expect(asked.toSorted()).toEqual(['/_error', '/zh/_error']);
});

describe('the front door', () => {
  test('R-1.4 an unknown prefix answers 500 with a small page that nobody stores or indexes, and no page is asked', async () => {
    const door = await openDoor({ pages: () => Promise.reject(new Error('asked')) });
    const answer = await get(`${door}/fr/about`);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('SERVER ERROR');
    expect(html).toContain('noindex');
    expect(html).toContain('href="/"');
    for (const cause of [/wrong address/i, /invalid address/i, /illegally submitted data/i]) expect(html).toMatch(cause);
    // the house's look comes with it: nothing else may be there to ask for
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<script|<link|\ssrc=|url\(/);
    expect(html.length).toBeLessThan(4_096);
  });

  test('R-1.13 an unhandled failure answers with the 500 page', async () => {
    const door = await openDoor({ pages: () => Promise.reject(new Error('unknown middleware')) });
    const answer = await get(`${door}/about`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('SERVER ERROR');
  });

  test('R-2.2 / sends a visitor to their language by a redirect that nobody shares, and notes it', async () => {
    const door = await openDoor();
    const answer = await get(`${door}/?a=1`, { 'accept-language': 'ja' });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe('/ja?a=1');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('set-cookie')).toBe('isRedic=1; Path=/; SameSite=Lax');
  });

  test('R-2.2 / in English tells caches what its answer depends on', async () => {
    const answer = await get(`${await openDoor()}/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')).toContain('Cookie, Accept-Language');
  });

  test('R-1.5 a page that was not found is stored nowhere', async () => {
    const door = await openDoor({
      pages: async (_request, response) => {
        response.statusCode = 404;
        response.setHeader('cache-control', 's-maxage=60');
        response.end();
      },
    });
    expect((await get(`${door}/about/x`)).headers.get('cache-control')).toContain('no-store');
  });

  test('a file that is made of content is asked of the call that makes it', async () => {
    const asked: string[] = [];
    const door = await openDoor({
      pages: async (request, response) => {
        asked.push(request.url ?? '');
        response.end();
      },
      hasFile: () => false,
    });
    for (const path of ['/sitemap.xml?x=1', '/ja/feed.xml', '/other.xml']) await get(`${door}${path}`);
    expect(asked).toEqual(['/api/sitemap', '/api/feed?language=ja&filter=all']);
  });

  test('headers by which Next talks to itself do not pass', async () => {
    const seen: string[] = [];
    const door = await openDoor({
      pages: async (request, response) => {
        seen.push(...Object.keys(request.headers).filter((name) => name.startsWith('x-')));
        response.end();
      },
    });
    await get(`${door}/about`, {
      'x-prerender-revalidate': 'x',
      'x-matched-path': '/doc',
      'x-middleware-rewrite': '/x',
      'x-invoke-path': '/y',
    });
    expect(seen).toEqual(['x-request-id']);
  });

  test('caches on the way keep a page for a second, and no redirect; a redirect keeps the query', async () => {
    const door = await openDoor({
      pages: async (request, response) => {
        if (!request.url?.startsWith('/contact')) return okPage(request, response);
        response.statusCode = 308;
        response.setHeader('location', '/about#x');
        response.setHeader('cache-control', 's-maxage=60');
        response.end();
      },
    });
    expect((await get(`${door}/about`)).headers.get('cache-control')).toBe('s-maxage=1, stale-while-revalidate=1');
    const moved = await get(`${door}/contact?u=1`);
    expect(moved.headers.get('cache-control')).toContain('no-store');
    expect(moved.headers.get('location')).toBe('/about?u=1#x');
  });

  test('a missing file is a 404 without a page', async () => {
    const door = await openDoor();
    expect((await get(`${door}/robots.txt`)).status).toBe(200);
    const missing = await get(`${door}/gone.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/plain');
  });

  test('the policy allows the origins that are switched on, each for its use, and no others', async () => {
    const origins = () => ({
      script: ['https://a.example'],
      connect: ['https://b.example'],
      image: ['https://c.example'],
      frame: ['https://d.example'],
    });
    const policy = (await get(`${await openDoor({ origins })}/about`)).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://a.example",
        "connect-src 'self' https://b.example",
        "img-src 'self' data: https://c.example",
        'frame-src https://d.example',
      ]),
    );
    const plain = (await get(`${await openDoor()}/about`)).headers.get('content-security-policy');
    expect(plain).toContain("script-src 'self'; ");
    expect(plain).not.toMatch(/https:|frame-src/);
  });

  test('every answer of the site carries the security headers', async () => {
    const door = await openDoor();
    for (const path of ['/', '/about', '/xx', '/gone.js', '/en/about']) {
      const { headers } = await get(`${door}${path}`);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('R-1.8 only a trusted peer’s word moves a visitor to https', async () => {
    const trusting = await openDoor({ siteHost: 'marlow.test' });
    const moved = await get(`${trusting}/about.html?x=1`, { 'x-forwarded-proto': 'http' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://marlow.test/about?x=1']);
    const deaf = await openDoor({ trustedProxies: parseTrustedProxies('none') });
    expect((await get(`${deaf}/about`, { 'x-forwarded-proto': 'http' })).status).toBe(200);
  });

  test('page data is marked so that the browser’s router does not keep it past an edit', async () => {
    const { headers } = await get(`${await openDoor()}/_next/data/build/index.json`);
    expect(headers.get('x-middleware-cache')).toBe('no-cache');
  });

  test.each(['//evil.tld/a.html', '/\\evil.tld', '/%5Cevil.tld.html', 'http://evil.tld/en'])(
    'the raw request line %s never leads to another origin',
    async (target) => {
      const answer = await rawStatus(await openDoor(), target);
      const location = /\r\nlocation: (.*)\r\n/i.exec(answer)?.[1];
      expect(location === undefined || (location.startsWith('/') && !/^\/[/\\]/.test(location))).toBe(true);
    },
  );
});
