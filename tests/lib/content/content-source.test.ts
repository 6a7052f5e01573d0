import { createServer } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { publishedClient } from '#lib/content/client.ts';
import { readContentConfig } from '#lib/content/config.ts';
import { publishedSource } from '#lib/content/content-source.ts';

const sourceAt = (apiHost: string) =>
  publishedSource(publishedClient(readContentConfig({ SANITY_API_HOST: apiHost, SANITY_TIMEOUT_MS: '300' })));

/** What else the CMS says with its next answer. */
let more = (): object => ({});

afterEach(() => {
  more = () => ({});
});

async function withServer(status: number, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    if (status === 0) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ ms: 1, query: '', result: [1], ...more() }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  }
}

test('an answer comes through as it is', async () => {
  await withServer(200, async (address) => {
    expect(await sourceAt(address).ask('*')).toEqual([1]);
  });
});

test('a source notices that documents were published together between its queries, from any number to another', async () => {
  let number = 7;
  more = () => ({ jointPublication: number });
  await withServer(200, async (address) => {
    const [source, other] = [sourceAt(address), sourceAt(address)];
    await source.ask('*');
    await source.ask('*');
    expect([source.isMixed(), source.jointPublication()]).toEqual([false, 7]);
    number = 8;
    await other.ask('*');
    await source.ask('*');
    expect([source.isMixed(), source.jointPublication(), other.isMixed()]).toEqual([true, 7, false]);
    number = 7;
    await source.ask('*');
    expect(source.isMixed()).toBe(true);
  });
});

test('a CMS without such numbers is never taken for mixed', async () => {
  await withServer(200, async (address) => {
    const source = sourceAt(address);
    await source.ask('*');
    more = () => ({ jointPublication: 'x' });
    await source.ask('*');
    expect([source.isMixed(), source.jointPublication()]).toEqual([false, null]);
  });
});

test('R-4 a CMS that refuses, fails or stays silent is one kind of outage', async () => {
  for (const status of [500, 400, 0]) {
    await withServer(status, async (address) => {
      await expect(sourceAt(address).ask('*')).rejects.toMatchObject({ kind: 'content-unavailable' });
    });
  }
  await expect(sourceAt('http://127.0.0.1:9').ask('*')).rejects.toMatchObject({ kind: 'content-unavailable' });
});
