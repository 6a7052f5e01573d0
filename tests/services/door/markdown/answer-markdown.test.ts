import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, jest, test } from '@jest/globals';
import { openMarkdown } from '#services/door/markdown/answer-markdown.ts';
import { get, noPages, openDoor } from '../open-door.ts';

const html = (text: string): string =>
  `<!doctype html><head><link rel="canonical" href="https://www.marlow.example/about"></head><body><main><h1>${text}</h1></main></body>`;

const pageThat =
  (answer: (response: ServerResponse) => void) =>
  async (_request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(response);

describe('an address with .md', () => {
  test.each([
    ['/about.md', '/about'],
    ['/index.md', '/'],
    ['/zh.md', '/zh'],
    ['/ja/doc/announce/detail/first.md', '/ja/doc/announce/detail/first'],
  ])('%s is the text of %s', async (address, path) => {
    const asked: string[] = [];
    const origin = await openDoor({
      pages: async (request, response) => {
        asked.push(request.url ?? '');
        response.end(html('About'));
      },
    });
    const answer = await get(`${origin}${address}`, { 'accept-language': 'ja', cookie: 'languages=zh-CN' });
    expect([answer.status, await answer.text(), asked]).toEqual([200, '# About\n', [path]]);
    expect([answer.headers.get('content-type'), answer.headers.get('link')]).toEqual([
      'text/markdown; charset=utf-8',
      '<https://www.marlow.example/about>; rel="canonical"',
    ]);
  });

  test('leads from the order form with a choice to the quote of it, and has its own text without one', async () => {
    const origin = await openDoor({ pages: pageThat((response) => response.end(html('Configure a server'))) });
    const choice = 'area=JP-0&hostProductId=cvm.g4a.amd.c2m4&period=1y';
    for (const page of ['/product/vps-buy', '/ja/product/vps-buy']) {
      const answer = await get(`${origin}${page}.md?${choice}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([307, `/api/catalogue/quote?${choice}`]);
    }
    for (const address of ['/product/vps-buy.md', '/product/vps-buy.md?utm_source=x', `/about.md?${choice}`])
      expect([address, (await get(`${origin}${address}`)).status]).toEqual([address, 200]);
  });

  test('is absent where the page is absent, or none at all', async () => {
    const origin = await openDoor({
      pages: pageThat((response) => {
        response.statusCode = 404;
        response.end(html('Nothing here'));
      }),
    });
    for (const address of ['/about/none.md', '/fr/about.md', '/readme.md', '/.md']) {
      const answer = await get(`${origin}${address}`);
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 404, 'text/plain; charset=utf-8']);
    }
  });

  test('is absent where the page is not for search engines: an order, a favourite', async () => {
    const personal = html('Your order').replace('<head>', '<head><meta name="robots" content="noindex"/>');
    const origin = await openDoor({ pages: pageThat((response) => response.end(personal)) });
    expect((await get(`${origin}/product/vps-buy/order.md`)).status).toBe(404);
  });

  test('is a page where it is what somebody searches', async () => {
    const origin = await openDoor({ pages: pageThat((response) => response.end('search page')) });
    expect(await (await get(`${origin}/zh/doc/search/readme.md`)).text()).toBe('search page');
  });

  test('is told by HEAD, compressed, and not sent again to who has it', async () => {
    const origin = await openDoor({ pages: pageThat((response) => response.end(html('About'))) });
    const head = await fetch(`${origin}/about.md`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
    const answer = await get(`${origin}/about.md`, { 'accept-encoding': 'gzip' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const tag = answer.headers.get('etag') ?? '';
    expect((await get(`${origin}/about.md`, { 'if-none-match': tag })).status).toBe(304);
  });

  test('follows its page: a new rendering is a new text, with another tag', async () => {
    let title = 'Before';
    const origin = await openDoor({ pages: pageThat((response) => response.end(html(title))) });
    const before = await get(`${origin}/about.md`);
    title = 'After';
    const after = await get(`${origin}/about.md`, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect([await before.text(), after.status, await after.text()]).toEqual(['# Before\n', 200, '# After\n']);
  });

  test('takes a page that is kept and fresh as it is', async () => {
    const kept = { html: html('Kept') };
    const origin = await openDoor({
      pages: () => Promise.reject(new Error('asked')),
      stored: { ...noPages, freshPage: async (path) => (path === '/zh/about' ? kept : null) },
    });
    expect(await (await get(`${origin}/zh/about.md`)).text()).toBe('# Kept\n');
  });

  test('takes nothing but GET and HEAD', async () => {
    const answer = await fetch(`${await openDoor()}/about.md`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    [308, '/product/vps?series=General#General', 308, '/product/vps.md'],
    [307, '/', 307, '/index.md'],
    [307, 'https://docs.marlow.example/about', 307, 'https://docs.marlow.example/about'],
    [307, '/ucenter/console', 307, '/ucenter/console'],
  ])('leads on as the page does: %i %s', async (status, location, answered, led) => {
    const origin = await openDoor({ pages: pageThat((response) => response.writeHead(status, { location }).end()) });
    const answer = await get(`${origin}/about.md`);
    expect([answer.status, answer.headers.get('location')]).toEqual([answered, led]);
  });

  test('is 503 while the page cannot be had', async () => {
    const failing = await openDoor({
      pages: pageThat((response) => {
        response.statusCode = 503;
        response.end('no content');
      }),
    });
    const answer = await get(`${failing}/about.md`);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
    const broken = await openDoor({ pages: pageThat((response) => response.socket?.destroy()) });
    expect((await get(`${broken}/about.md`)).status).toBe(503);
  });

  test.each(['queue-full', 'conversion'])('is 503 when too many wait for theirs, or it cannot be written: %s', async (kind) => {
    const writer = { write: () => Promise.reject(Object.assign(new Error(kind), { kind })) };
    const origin = await openDoor({ pages: pageThat((response) => response.end(html('About'))), markdown: openMarkdown(writer) });
    expect((await get(`${origin}/about.md`)).status).toBe(503);
  });

  test('is 503 for a page that is too long to hold', async () => {
    const endless = 'x'.repeat(9_000_000);
    const origin = await openDoor({ pages: pageThat((response) => response.end(endless)) });
    expect((await get(`${origin}/about.md`)).status).toBe(503);
  });

  test('ends its visit of the page when the reader leaves', async () => {
    let ended = (): void => undefined;
    const left = new Promise<void>((resolve) => (ended = resolve));
    const asked = jest.fn();
    const origin = await openDoor({
      pages: pageThat((response) => {
        asked();
        response.once('close', ended);
      }),
    });
    const reader = new AbortController();
    const answer = fetch(`${origin}/about.md`, { signal: reader.signal });
    while (asked.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    reader.abort();
    await expect(answer).rejects.toThrow();
    await left;
  });

  test('of many at once visits a few pages at a time, and refuses the rest of one visitor', async () => {
    let open = 0;
    let most = 0;
    const origin = await openDoor({
      pages: async (_request, response) => {
        most = Math.max(most, (open += 1));
        await new Promise((resolve) => setTimeout(resolve, 20));
        open -= 1;
        response.end(html('About'));
      },
    });
    const statuses = await Promise.all(Array.from({ length: 120 }, async () => (await get(`${origin}/about.md`)).status));
    expect([most, statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length]).toEqual([
      16, 80, 40,
    ]);
  });
});
