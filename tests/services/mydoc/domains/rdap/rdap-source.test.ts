import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createRdapSource } from '#services/mydoc/domains/rdap/rdap-source.ts';
import { createLog } from '#services/platform/log.ts';

const log = createLog({ name: 'test', level: 'silent' });
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  answer(request, response);
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void requests.splice(0));

const domain = (name: string): string => JSON.stringify({ objectClassName: 'domain', ldhName: name });
const open = (more: { bootstrapUrl?: string; nowMs?: () => number } = {}) =>
  createRdapSource({
    log,
    protocol: 'http:',
    bootstrap: { publication: '2026-11-01T00:00:00Z', services: [[['com'], [`${base}/rdap`]]] },
    ...more,
  });
const check = (source = open(), name = 'reed.com') => source.check(name, AbortSignal.timeout(2_000));
const status = (code: number, headers: Record<string, string> = {}, text = '') => {
  answer = (_request, response) => void response.writeHead(code, headers).end(text);
};

describe('R-5.14 RDAP as a second source', () => {
  test('a name that its registry describes is taken', async () => {
    status(200, {}, domain('reed.com'));
    expect(await check()).toBe('taken');
    expect(requests).toEqual(['/rdap/domain/reed.com']);
  });

  test.each([404, 400, 401, 403, 500, 502, 204])('status %i says nothing, and never that a name is free', async (code) => {
    status(code, {}, code === 204 ? '' : domain('reed.com'));
    expect(await check()).toBe('unknown');
  });

  test('a description of another name, or none, says nothing', async () => {
    status(200, {}, domain('tide.com'));
    expect(await check()).toBe('unknown');
    status(200, {}, '<html>Not found</html>');
    expect(await check()).toBe('unknown');
  });

  test('an answer of more than 256 KiB is not read', async () => {
    status(200, {}, `${' '.repeat(262_144)}${domain('reed.com')}`);
    expect(await check()).toBe('unknown');
  });

  test('a redirect is followed, five of them at most, and never to another protocol', async () => {
    answer = (request, response) =>
      request.url === '/there' ? void response.end(domain('reed.com')) : void response.writeHead(302, { location: '/there' }).end();
    expect(await check()).toBe('taken');
    requests.splice(0);
    status(302, { location: '/again' });
    expect(await check()).toBe('unknown');
    expect(requests).toHaveLength(6);
    status(302, { location: 'file:///etc/passwd' });
    expect(await check()).toBe('unknown');
    status(302);
    expect(await check()).toBe('unknown');
  });

  test('a server that asks for a pause gets it', async () => {
    let nowMs = 0;
    const source = open({ nowMs: () => nowMs });
    status(429, { 'retry-after': '60' });
    expect(await check(source)).toBe('unknown');
    status(200, {}, domain('reed.com'));
    nowMs = 59_999;
    expect(await check(source)).toBe('unknown');
    expect(requests).toHaveLength(1);
    nowMs = 60_000;
    expect(await check(source)).toBe('taken');
  });

  test('no status but 200 makes a name taken', async () => {
    for (let code = 201; code < 600; code += 1) {
      if (code === 204 || code === 205 || code === 304) continue;
      status(code, {}, domain('reed.com'));
      expect([code, await check()]).toEqual([code, 'unknown']);
    }
    status(200, {}, domain('reed.com'));
    expect(await check()).toBe('taken');
  });

  test('an answer that is packed is read, one that is packed badly says nothing', async () => {
    const packed = gzipSync(domain('reed.com'));
    const send = (bytes: Buffer) => {
      answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);
    };
    send(packed);
    expect(await check()).toBe('taken');
    for (let length = 0; length < packed.length - 8; length += 7) {
      send(packed.subarray(0, length));
      expect([length, await check()]).toEqual([length, 'unknown']);
    }
  });

  test.each(['', '//', 'http://', 'http://[', 'javascript:1', 'data:,x', '\u0000', `${'a'.repeat(9_000)}`])(
    'a redirect to %j says nothing',
    async (location) => {
      answer = (_request, response) => void response.writeHead(302, { location: encodeURI(location) }).end();
      expect(await check()).toBe('unknown');
    },
  );

  test.each([
    ['soon', 30_000],
    ['-5', 30_000],
    ['0', 1_000],
    ['99999999', 3_600_000],
    ['Thu, 01 Jan 1970 00:02:00 GMT', 120_000],
    ['9'.repeat(40), 30_000],
  ])('a pause of %j lasts %i ms', async (value, pauseMs) => {
    let nowMs = 0;
    const source = open({ nowMs: () => nowMs });
    status(503, { 'retry-after': value });
    await check(source);
    status(200, {}, domain('reed.com'));
    nowMs = pauseMs - 1;
    expect(await check(source)).toBe('unknown');
    nowMs = pauseMs;
    expect(await check(source)).toBe('taken');
  });

  test('a suffix that is not listed is not asked for', async () => {
    status(200, {}, domain('reed.jp'));
    expect(await check(open(), 'reed.jp')).toBe('unknown');
    expect(requests).toEqual([]);
  });

  test('a renewed list takes the place of the snapshot; one that fails leaves it', async () => {
    const list = JSON.stringify({ publication: '2026-11-20T00:00:00Z', services: [[['jp'], [`${base}/jp/`]]] });
    answer = (request, response) => void response.end(request.url === '/dns.json' ? list : domain('reed.jp'));
    const source = open({ bootstrapUrl: `${base}/dns.json` });
    for (let turn = 0; turn < 100 && (await check(source, 'reed.jp')) !== 'taken'; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await check(source, 'reed.jp')).toBe('taken');

    answer = (request, response) =>
      request.url === '/dns.json' ? void response.writeHead(500).end() : void response.end(domain('reed.com'));
    expect(await check(open({ bootstrapUrl: `${base}/dns.json` }))).toBe('taken');
  });

  test('the list is renewed once a day, ten minutes after a renewal that failed, and never without an address for it', async () => {
    const list = JSON.stringify({ publication: '2026-11-20T00:00:00Z', services: [[['com'], [`${base}/rdap`]]] });
    // a renewal of an earlier test may still arrive, under another address
    let works = false;
    answer = (request, response) => {
      if (request.url !== '/renewed.json') return void response.end(domain('reed.com'));
      if (!works) response.writeHead(503);
      response.end(works ? list : '');
    };
    const minuteMs = 60_000;
    let nowMs = 0;
    const source = open({ bootstrapUrl: `${base}/renewed.json`, nowMs: () => nowMs });
    const renewals = async (atMs: number): Promise<number> => {
      nowMs = atMs;
      await check(source);
      // the renewal goes on beside the look-up
      await new Promise((resolve) => setTimeout(resolve, 100));
      return requests.filter((url) => url === '/renewed.json').length;
    };
    expect([await renewals(0), await renewals(9 * minuteMs)]).toEqual([1, 1]);
    works = true;
    const renewedAtMs = 10 * minuteMs;
    expect(await renewals(renewedAtMs)).toBe(2);
    expect([await renewals(renewedAtMs + 24 * 60 * minuteMs - 1), await renewals(renewedAtMs + 24 * 60 * minuteMs)]).toEqual([2, 3]);
    const before = requests.length;
    await check(open());
    expect(requests.slice(before)).not.toContain('/renewed.json');
  });
});
