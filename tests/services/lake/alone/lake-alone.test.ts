import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { isValidSignature } from '@sanity/webhook';
import { z } from 'zod';
import { openDatabase } from '#services/platform/database/database.ts';
import { beginRestore } from '#services/platform/database/restore-progress.ts';
import { inProject } from '#scripts/stack/project-paths.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { waitFor } from '#scripts/stack/wait-for.ts';
import { logIn } from '../lake-under-test.ts';

const startedWithinMs = 50_000;
const writeToken = 'write-token-of-a-lake-alone';
const webhookSecret = 'secret-of-the-webhook-alone';
const directory = mkdtempSync(join(tmpdir(), 'lake-alone-'));
const { PATH = '', HOME = '' } = process.env;

interface Notice {
  readonly body: string;
  readonly signature: string;
}

let origin: string;
let client: SanityClient;
let child: ChildProcess;
let receiver: Server;
const notices: Notice[] = [];

function receiveNotices(): Promise<string> {
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    notices.push({ body: Buffer.concat(parts).toString(), signature: String(request.headers['sanity-webhook-signature']) });
    response.end();
  });
  return new Promise((resolve) => {
    receiver.listen(0, '127.0.0.1', () => {
      const { port } = z.custom<AddressInfo>((address) => typeof address === 'object').parse(receiver.address());
      resolve(`http://127.0.0.1:${port}/notices`);
    });
  });
}

const start = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [inProject('services/lake/alone/main.ts')], {
    env: { NODE_ENV: 'production', PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

beforeAll(async () => {
  const port = await findAnyPort();
  origin = `http://127.0.0.1:${port}`;
  child = start({
    PORT: String(port),
    SITE_URL: origin,
    DATA_DIRECTORY: directory,
    SANITY_READ_TOKEN: 'read-token-of-a-lake-alone',
    SANITY_WRITE_TOKEN: writeToken,
    LAKE_WEBHOOK_URL: await receiveNotices(),
    CONTENT_WEBHOOK_SECRET: webhookSecret,
  });
  const signal = new AbortController().signal;
  await waitFor(`${origin}/readyz`, { deadlineMs: startedWithinMs, accept: async (answer) => answer.ok, signal });
  client = createClient({
    ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false },
    ...{ apiHost: `${origin}/lake`, token: writeToken },
  });
}, 60_000);

afterAll(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  receiver.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('a lake that runs without the product', () => {
  test('begins empty, and takes documents and answers queries of the official client', async () => {
    expect(await client.fetch('count(*)')).toBe(0);
    await client.create({ _id: 'first', _type: 'note', text: 'words' });
    expect(await client.fetch('*[_type == "note"].text')).toEqual(['words']);
  });

  test('writes the accounts of its editors beside its data, and lets them in', async () => {
    const file = z
      .object({ editors: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })) })
      .parse(JSON.parse(readFileSync(join(directory, 'accounts.json'), 'utf8')));
    expect(file.editors.map(({ role }) => role)).toEqual(['administrator', 'editor', 'legal', 'viewer']);
    const [administrator] = file.editors;
    expect(await logIn(origin, administrator ?? { email: '', password: '' })).toContain('hf_editor=');
  });

  test('announces what is published to the webhook of its environment, signed', async () => {
    await client.create({ _id: 'announced', _type: 'note', text: 'news' });
    while (!notices.some(({ body }) => body.includes('announced'))) await new Promise((resolve) => setTimeout(resolve, 50));
    const notice = notices.find(({ body }) => body.includes('announced'));
    expect(JSON.parse(notice?.body ?? '{}')).toMatchObject({ operation: 'create', before: null, after: { _id: 'announced' } });
    expect(await isValidSignature(notice?.body ?? '', notice?.signature ?? '', webhookSecret)).toBe(true);
  });

  test('leads from its address to the Studio, and knows nothing of the calls of the product', async () => {
    const root = await fetch(origin, { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/studio']);
    expect((await fetch(`${origin}/myDoc/catalogue/quote`, { method: 'POST' })).status).toBe(404);
  });

  test('ends when it is asked to, with nothing left to do', async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  test('refuses to start on a database that a restore left half done', async () => {
    const half = mkdtempSync(join(tmpdir(), 'lake-half-'));
    const database = await openDatabase({ directory: join(half, 'postgres') });
    await beginRestore(database.executor, 'a-backup');
    await database.close();
    const refused = start({
      DATA_DIRECTORY: half,
      SANITY_READ_TOKEN: 'read-token-of-a-lake-alone',
      SANITY_WRITE_TOKEN: writeToken,
      PORT: String(await findAnyPort()),
    });
    const output: Buffer[] = [];
    refused.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = await once(refused, 'exit');
    expect(code).not.toBe(0);
    expect(Buffer.concat(output).toString()).toContain('half of a backup');
    rmSync(half, { recursive: true, force: true });
  });

  test('refuses to start with a sentence that names each setting that is missing', async () => {
    const broken = start({ DATA_DIRECTORY: directory, LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/' });
    const output: Buffer[] = [];
    broken.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = await once(broken, 'exit');
    expect(code).not.toBe(0);
    const said = Buffer.concat(output).toString();
    for (const name of ['SANITY_READ_TOKEN', 'SANITY_WRITE_TOKEN']) expect(said).toContain(name);
  });
});
