import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endUnread, findStoredFile } from '#services/platform/files/stored-file.ts';

const megabytes = 24;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stored-'));
  await writeFile(join(directory, 'large'), Buffer.alloc(megabytes * 1_000_000));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test('a folder and what is not there are no stored files', async () => {
  expect([await findStoredFile(directory), await findStoredFile(join(directory, 'nothing'))]).toEqual([null, null]);
  await expect(findStoredFile(join(directory, 'large', 'below'))).rejects.toThrow('ENOTDIR');
});

test('an answer that nobody reads is ended, and one that is read slowly is not', async () => {
  const file = await findStoredFile(join(directory, 'large'));
  const server = http.createServer((_request, response) => {
    endUnread(response, 2_000);
    file?.stream().pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.0\r\n\r\n');
    return socket;
  };
  const [unread, slow] = [ask(), ask()];
  let read = 0;
  slow.on('data', (chunk) => {
    read += chunk.length;
    slow.pause();
    // takes about eight seconds in all
    setTimeout(() => slow.resume(), chunk.length / 3_000);
  });
  const ended = once(slow, 'close');
  await delay(4_500);
  expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(1);
  await ended;
  expect(read).toBeGreaterThan(megabytes * 1_000_000);
  unread.destroy();
  server.close();
}, 60_000);
