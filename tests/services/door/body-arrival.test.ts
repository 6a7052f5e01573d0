import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { readText } from '#lib/revalidation/read-text.ts';
import { get, openDoor } from './open-door.ts';

/** Sends raw bytes; returns what came until the other side closed, and after how many ms. */
function rawRequest(origin: string, text: string): Promise<{ answer: string; ms: number }> {
  const startedAt = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve({ answer, ms: performance.now() - startedAt }));
  });
}

describe('what arrives at the door', () => {
  test('two Host headers are refused', async () => {
    const origin = await openDoor();
    const { answer } = await rawRequest(origin, 'GET /en HTTP/1.1\r\nHost: a.test\r\nHost: b.test\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const once = await rawRequest(origin, 'GET /robots.txt HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n');
    expect(once.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a body that does not come ends the connection after its limit', async () => {
    const origin = await openDoor({
      bodyTimeouts: { callMs: 200, uploadMs: 60_000 },
      pages: (request) => new Promise((resolve) => void request.resume().on('close', () => resolve())),
    });
    const head = 'Host: a.test\r\nContent-Length: 100\r\n\r\nabc';
    const call = await rawRequest(origin, `POST /en HTTP/1.1\r\n${head}`);
    expect(call.ms).toBeGreaterThanOrEqual(190);
    expect(call.ms).toBeLessThan(800);
  });

  test('a body that is too large, and goes on arriving after the refusal, ends its own connection and nothing else', async () => {
    const origin = await openDoor({
      pages: async (request, response) => {
        response.statusCode = (await readText(request, 1_000)) === null ? 413 : 200;
        response.end('page');
      },
    });
    const { answer, ms } = await rawRequest(
      origin,
      `POST /api/revalidate HTTP/1.1\r\nHost: a.test\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(10_000)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(ms).toBeGreaterThanOrEqual(900);
    expect((await get(`${origin}/robots.txt`)).status).toBe(200);
  });
});
