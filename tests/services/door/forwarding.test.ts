import http, { type IncomingMessage } from 'node:http';
import net from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { createForwarding } from '#services/door/forwarding.ts';
import { parseTrustedProxies } from '#services/door/trusted-proxies.ts';
import { createLog } from '#services/platform/log.ts';
import { until } from '#tests/setup/until.ts';
import { get, listen, openDoor } from './open-door.ts';

describe('forwarding to the services', () => {
  const startServices = async (): Promise<{ url: string; seen: IncomingMessage[] }> => {
    const seen: IncomingMessage[] = [];
    const server = http.createServer((request, response) => {
      seen.push(request);
      response.end('{"code":2000,"message":{}}');
    });
    return { url: `http://127.0.0.1:${await listen(server)}`, seen };
  };

  test.each(['/myDoc/referrer', '/ucenter/', '/studio', '/lake/v1/ping'])('%s reaches the services', async (path) => {
    const services = await startServices();
    const answer = await get(`${await openDoor({}, services.url)}${path}`);
    expect(await answer.text()).toContain('2000');
    expect(services.seen[0]?.url).toBe(path);
  });

  test('the services are told who called, never what the visitor claims', async () => {
    const services = await startServices();
    const door = await openDoor({ trustedProxies: parseTrustedProxies('none') }, services.url);
    await get(`${door}/myDoc/x`, { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.tld' });
    const { headers } = services.seen[0] ?? {};
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers?.['x-forwarded-proto']).toBe('http');
    expect(headers?.['x-forwarded-host']).toMatch(/^127\.0\.0\.1:/);
    expect(headers?.['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('how long a connection is held idle is the door’s own word, whatever the services say of theirs', async () => {
    const services = http.createServer({ keepAliveTimeout: 999_000 }, (_request, response) => response.end('{"code":2000,"message":{}}'));
    const door = await openDoor({}, `http://127.0.0.1:${await listen(services)}`);
    const wordOf = async (path: string): Promise<string | null> => (await get(`${door}${path}`)).headers.get('keep-alive');
    expect([await wordOf('/myDoc/x'), await wordOf('/fr/about')]).toEqual(['timeout=65', 'timeout=65']);
  });

  test('a connection to the services is closed by the door once it is idle, and not while an answer is awaited', async () => {
    const closed: number[] = [];
    let answers = 0;
    const services = http.createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
      // the second response is silent for longer than an idle connection is kept open
      setTimeout(() => response.end(String((answers += 1))), request.url === '/lake/slow' ? 400 : 0);
    });
    services.on('connection', (socket) => void socket.once('close', () => closed.push(answers)));
    const servicesUrl = `http://127.0.0.1:${await listen(services)}`;
    const door = await openDoor({
      forwarding: createForwarding({ servicesUrl, log: createLog({ name: 'test', level: 'silent' }), idleForMs: 100 }),
    });
    expect(await (await get(`${door}/lake/x`)).text()).toBe('1');
    await until('the idle connection to be closed', () => closed.length === 1);
    expect(await (await get(`${door}/lake/slow`)).text()).toBe('2');
    await until('the next one to be closed', () => closed.length === 2);
    expect(closed).toEqual([1, 2]);
  });

  const whole = { 'content-length': '5' };

  test.each<[string, string, number, Record<string, string>, readonly string[]]>([
    ['in pieces', 'GET', 200, {}, ['one and ', 'another']],
    ['of a known length', 'GET', 200, whole, ['whole']],
    ['without a body', 'GET', 204, {}, []],
    ['to a look at the head', 'HEAD', 200, whole, []],
  ])('an answer %s arrives as the services gave it, with its own headers', async (_how, method, status, headers, pieces) => {
    const services = http.createServer((_request, response) => {
      response.writeHead(status, 'Well done', { 'set-cookie': ['a=1', 'b=2'], ...headers });
      for (const piece of pieces) response.write(piece);
      response.end();
    });
    const door = await openDoor({}, `http://127.0.0.1:${await listen(services)}`);
    const answer = await fetch(`${door}/lake/x`, { method });
    expect([answer.status, answer.statusText, await answer.text()]).toEqual([status, 'Well done', pieces.join('')]);
    expect([answer.headers.get('content-length'), answer.headers.getSetCookie()]).toEqual([
      headers['content-length'] ?? null,
      ['a=1', 'b=2'],
    ]);
  });

  test('a visitor who closes gets the connection closed, and the one behind the door is kept', async () => {
    const services = await startServices();
    const door = new URL(await openDoor({}, services.url));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      http
        .get({ host: door.hostname, port: door.port, path: '/myDoc/x', headers: { connection: 'close' }, agent: false }, resolve)
        .on('error', reject);
    });
    answer.resume();
    expect(answer.headers.connection).toBe('close');
    expect(services.seen[0]?.headers.connection).toBe('keep-alive');
  });

  test('while the services are unavailable, a call gets its envelope and a person a page, in the language of the cookie', async () => {
    const door = await openDoor();
    const asked = { accept: 'text/html,*/*;q=0.8', cookie: 'languages=ja' };
    const [call, page, data] = [
      await get(`${door}/myDoc/x`, asked),
      await get(`${door}/ucenter/`, asked),
      await get(`${door}/lake/x`, { cookie: 'languages=cn' }),
    ];
    expect([call.status, page.status, data.status]).toEqual([503, 503, 503]);
    expect(await call.json()).toMatchObject({ code: 503, message: { key: 'systemBusy' } });
    expect(await data.json()).toMatchObject({ code: 503 });
    expect([page.headers.get('content-type'), page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
      '2',
    ]);
    expect(await page.text()).toMatch(/<html lang="ja">[\s\S]*システムが混み合っています/);
  });

  test('/healthz, /readyz and /metrics of the services are not reachable through the door', async () => {
    const services = await startServices();
    const door = await openDoor({}, services.url);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await get(`${door}${path}`)).status).toBe(500);
    expect(services.seen).toHaveLength(0);
  });

  test.each([
    ['', 'System busy'],
    ['languages=cn', '系统繁忙'],
    ['languages=ja', '混み合っています'],
  ])('services that are away answer 503 in the envelope, in the visitor’s language (%s)', async (cookie, words) => {
    const answer = await get(`${await openDoor()}/myDoc/x`, { cookie });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ code: 503, message: { key: 'systemBusy', text: expect.stringContaining(words) } });
  });
});

describe('a visitor who sends slowly', () => {
  const requestTimeouts = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 } as const;

  /** Sends the pieces of a request with pauses; resolves with the response, and how many pieces were left to send. */
  function drip(origin: string, pieces: readonly string[], pauseMs: number): Promise<{ answer: string; unsent: number }> {
    const { port, hostname } = new URL(origin);
    return new Promise((resolve) => {
      let answer = '';
      const waiting = [...pieces];
      const socket = net.connect(Number(port), hostname, () => next());
      const next = (): void => {
        const piece = waiting.shift();
        if (piece === undefined || socket.destroyed) return;
        socket.write(piece);
        setTimeout(next, pauseMs).unref();
      };
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ answer, unsent: waiting.length }));
    });
  }

  test.each([
    ['the head', ['GET / HTTP/1.1\r\n', ...Array.from({ length: 600 }, (_, place) => `x-${place}: y\r\n`)]],
    ['the body', ['POST / HTTP/1.1\r\nhost: marlow.test\r\ncontent-length: 100\r\n\r\n', ...Array.from({ length: 600 }, () => 'a')]],
  ])('of %s loses the connection, and others are answered meanwhile', async (_what, pieces) => {
    const origin = await openDoor({
      requestTimeouts,
      pages: (request) => new Promise<void>((resolve) => void request.resume().on('close', () => resolve())),
    });
    const slow = drip(origin, pieces, 50);
    expect((await get(`${origin}/fr/about`)).status).toBe(500);
    const { answer, unsent } = await slow;
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 408');
    expect(unsent).toBeGreaterThan(0);
  });
});
