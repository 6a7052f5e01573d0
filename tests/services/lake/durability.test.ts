import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { readEvents } from './events/event-reader.ts';
import { adminToken, logIn } from './lake-under-test.ts';
import { z } from 'zod';

const lakeProcess = new URL('./lake-process.ts', import.meta.url).pathname;
const running = new Set<ChildProcess>();
const directories = new Set<string>();

afterEach(async () => {
  // until it has exited it may still write into what is removed next
  await Promise.all([...running].map(kill));
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
});

async function startLake(directory: string, webhookUrl = ''): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [lakeProcess, directory, '0', '', webhookUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the lake ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /lake at (\S+)/.exec(chunk.toString('utf8'))?.[1];
      if (address) resolve(address);
    });
  });
  return { child, origin };
}

const clientOf = (origin: string): SanityClient =>
  createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token: adminToken,
  });

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
  running.delete(child);
}

describe('durability', () => {
  test('R-4 every acknowledged write is there after kill -9, with its history, and sessions live on', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lake-kill-'));
    directories.add(directory);
    const first = await startLake(directory);
    const client = clientOf(first.origin);
    const accounts = z
      .object({ editors: z.array(z.object({ email: z.string(), password: z.string() })) })
      .parse(JSON.parse(await readFile(join(directory, 'accounts.json'), 'utf8')));
    const [editor] = accounts.editors;
    const cookie = editor ? await logIn(first.origin, editor) : '';
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    const writeUntilKilled = async (writer: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const id = `note-${writer}-${n}`;
        await client.create({ _id: id, _type: 'note', n });
        acknowledged.push(id);
        // in the middle of the other writers' requests
        if (acknowledged.length > 50) killed ??= kill(first.child);
      }
    };
    await Promise.allSettled([0, 1, 2, 3].map(writeUntilKilled));
    await killed;
    expect(acknowledged.length).toBeGreaterThan(50);

    const second = await startLake(directory);
    const found: unknown = await clientOf(second.origin).fetch('*[_type == "note"]._id');
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    const last = acknowledged.at(-1) ?? '';
    const history = await fetch(`${second.origin}/lake/v2025-02-19/data/history/production/transactions/${last}`, { headers: { cookie } });
    expect(history.status).toBe(200);
    expect(await history.text()).toContain(last);
  }, 90_000);

  test('R-4 a listener hears from the next process every event that the killed one had committed, each once', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lake-kill-'));
    directories.add(directory);
    const first = await startLake(directory);
    const headers = { authorization: `Bearer ${adminToken}` };
    const path = `/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "note"]')}&enableResume=true`;
    const before = readEvents('http', `${first.origin}${path}`, '', headers);
    await before.until(1);
    await clientOf(first.origin).create({ _id: 'note-1', _type: 'note' });
    await before.until(2);
    before.close();
    await clientOf(first.origin).create({ _id: 'note-2', _type: 'note' });
    await kill(first.child);
    const second = await startLake(directory);
    await clientOf(second.origin).create({ _id: 'note-3', _type: 'note' });
    const after = readEvents('http', `${second.origin}${path}`, before.lastId(), headers);
    expect((await after.until(3)).map(({ type, data }) => [type, data.documentId])).toEqual([
      ['welcomeback', undefined],
      ['mutation', 'note-2'],
      ['mutation', 'note-3'],
    ]);
    after.close();
  }, 90_000);

  test('R-4 a notice that the lake was delivering when it was killed is delivered by the next one, not when its time is over', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lake-kill-'));
    directories.add(directory);
    let told = 0;
    let onNotice = (): void => undefined;
    const receiver = createServer((_request, response) => {
      told += 1;
      // the first one is never answered
      if (told > 1) response.end();
      onNotice();
    });
    const heard = (count: number): Promise<void> =>
      new Promise(
        (resolve) =>
          (onNotice = () => {
            if (told >= count) resolve();
          }),
      );
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${z.custom<AddressInfo>().parse(receiver.address()).port}/`;
    const first = await startLake(directory, url);
    const delivering = heard(1);
    await clientOf(first.origin).create({ _id: 'note-1', _type: 'note' });
    await delivering;
    await kill(first.child);
    const again = heard(2);
    await startLake(directory, url);
    await again;
    expect(told).toBe(2);
    receiver.closeAllConnections();
    receiver.close();
  }, 60_000);
});
