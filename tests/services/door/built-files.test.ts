import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compressFiles } from '#scripts/stack/compress-files.ts';
import { createBuiltFiles } from '#services/door/built-files.ts';
import { openDoor } from './open-door.ts';

const script = `${'console.log("hostfront");\n'.repeat(200)}`;
let directory = '';

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'built-files-'));
  mkdirSync(path.join(directory, 'chunks'));
  writeFileSync(path.join(directory, 'chunks/a1b2.js'), script);
  writeFileSync(path.join(directory, 'chunks/small.js'), 'void 0;');
  writeFileSync(path.join(path.dirname(directory), `${path.basename(directory)}.txt`), 'outside');
  await compressFiles(directory);
});

afterAll(() => {
  rmSync(directory, { recursive: true });
  rmSync(`${directory}.txt`);
});

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: number;
}

/** As sent over the wire: `fetch` would decompress it. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .request(address, { method, headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
      })
      .on('error', reject)
      .end();
  });

const open = (compress = true): Promise<string> => openDoor({ sendBuiltFile: createBuiltFiles(directory, { compress }) });
const file = '/_next/static/chunks/a1b2.js';

test('a script of the build goes out in the densest encoding that the browser takes, for good', async () => {
  const origin = await open();
  const dense = await ask(`${origin}${file}`, { 'accept-encoding': 'gzip, deflate, br' });
  expect(dense.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(dense.headers['content-type']).toMatch(/^text\/javascript/);
  expect(dense.bytes).toBeLessThan(script.length / 10);
  expect((await ask(`${origin}${file}`, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const plain = await ask(`${origin}${file}`);
  expect([plain.headers['content-encoding'], plain.bytes]).toEqual([undefined, script.length]);
});

test('a browser that has the file gets 304, and HEAD has no body', async () => {
  const origin = await open();
  const { headers } = await ask(`${origin}${file}`, { 'accept-encoding': 'br' });
  expect((await ask(`${origin}${file}`, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).status).toBe(304);
  expect(await ask(`${origin}${file}`, {}, 'HEAD')).toMatchObject({ status: 200, bytes: 0 });
});

test('behind a proxy that compresses, files go out as they are; a very small one always does', async () => {
  expect((await ask(`${await open(false)}${file}`, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  expect(
    (await ask(`${await open()}/_next/static/chunks/small.js`, { 'accept-encoding': 'br' })).headers['content-encoding'],
  ).toBeUndefined();
});

test('R-1 a file that the build does not have is a 404 without a page, which is not cached', async () => {
  for (const missing of ['/_next/static/chunks/none.js', '/_next/static/none.css', '/_next/static/']) {
    const answer = await ask(`${await open()}${missing}`);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  }
});

test('other methods, other addresses and ways out of the folder return no file', async () => {
  const origin = await open();
  const outside = `/_next/static/..%2f${path.basename(directory)}.txt`;
  for (const [address, method] of [
    [file, 'POST'],
    [outside, 'GET'],
    ['/_next/image', 'GET'],
  ] as const) {
    const { bytes, headers } = await ask(`${origin}${address}`, {}, method);
    expect(`${method} ${address} ${headers['content-type'] ?? ''} ${bytes}`).not.toMatch(/javascript/);
    expect(bytes).not.toBe('outside'.length);
  }
});
