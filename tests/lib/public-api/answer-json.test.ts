import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ContentUnavailableError } from '#lib/content/content-unavailable.ts';
import { answerJson } from '#lib/public-api/answer-json.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

async function ask(make: Parameters<typeof answerJson>[2], method = 'GET'): Promise<Response> {
  server = createServer((request, response) => void answerJson(request, response, make));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/`, { method });
}

const prices = async () => ({ status: 200, body: { price: '9.52' } });

describe('a public answer', () => {
  test('is JSON that every site may read and that is kept for a second', async () => {
    const response = await ask(prices);
    expect([response.status, await response.json()]).toEqual([200, { price: '9.52' }]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('public, max-age=1');
  });

  test('of a refused question is not kept', async () => {
    const response = await ask(async () => ({ status: 400, body: { problem: 'parameters' } }));
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });

  test('is for reading: other methods are refused, and a browser may ask first', async () => {
    const posted = await ask(prices, 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    server?.close();
    expect((await ask(prices, 'OPTIONS')).status).toBe(204);
    server?.close();
    const head = await ask(prices, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('that has nothing to tell is 503, and says when to come again', async () => {
    const response = await ask(async () => ({ status: 503, body: { problem: 'unavailable' } }));
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  });

  test('without content is 503, and says when to come again', async () => {
    const response = await ask(async () => Promise.reject(new ContentUnavailableError(new Error('away'))));
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '5', { problem: 'unavailable' }]);
  });
});
