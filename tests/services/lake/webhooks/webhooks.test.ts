import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { isValidSignature } from '@sanity/webhook';
import { z } from 'zod';
import { documentBytesAtMost } from '#lib/content/document-limits.ts';
import { noticeBytesAtMost } from '#lib/revalidation/content-notice.ts';
import type { Database } from '#services/platform/database/database.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

const secret = 'a-webhook-secret';

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

let database: Database;
let under: LakeUnderTest;
let receiver: Server;
let client: SanityClient;
let deliveries: Delivery[] = [];
let refusals = 0;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      refusals -= 1;
      response.writeHead(refusals >= 0 ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = z.custom<AddressInfo>((address) => typeof address === 'object').parse(receiver.address());
  database = await openTestDatabase();
  const url = `http://127.0.0.1:${port}/`;
  under = await openLake(database, {
    webhooks: [
      { name: 'site', url, secret, filter: '_type != "unannounced" && _type != "small"' },
      { name: 'small', url, secret, filter: '_type == "small"', projection: '{_id, "was": before().n, "is": after().n}' },
    ],
  });
  client = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: adminToken,
  });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(() => {
  deliveries = [];
  refusals = 0;
});

async function delivered(count: number): Promise<Delivery[]> {
  await until(`${count} deliveries`, () => deliveries.length >= count);
  return deliveries;
}

/** What has been announced by the time a later change was. */
async function announcedInAll(): Promise<unknown[]> {
  const { _id: last } = await client.create({ _id: `last-${randomUUID()}`, _type: 'banner' });
  const announced = (): unknown[] => deliveries.map((one) => one.headers['sanity-document-id']);
  await until('the last announcement', () => announced().includes(last));
  return announced().filter((id) => id !== last);
}

const revised = z.object({ _rev: z.string() });
const bodySchema = z.object({ before: revised.nullable(), after: revised });

const signatureOf = (delivery: Delivery): string => z.string().parse(delivery.headers['sanity-webhook-signature']);

describe('R-4 webhooks', () => {
  test('a change is announced within a moment, signed, with before and after', async () => {
    await client.create({ _id: 'banner-1', _type: 'banner', order: 1 });
    await delivered(1);
    await client.patch('banner-1').set({ order: 2 }).commit();
    const [, update] = await delivered(2);
    expect(update && JSON.parse(update.body)).toMatchObject({ operation: 'update', before: { order: 1 }, after: { order: 2 } });
    expect(update?.headers).toMatchObject({
      'sanity-document-id': 'banner-1',
      'sanity-operation': 'update',
      'sanity-project-id': 'lake',
      'sanity-dataset': 'production',
      'sanity-transaction-id': expect.any(String),
      'idempotency-key': expect.any(String),
    });
    expect(update && (await isValidSignature(update.body, signatureOf(update), secret))).toBe(true);
    expect(update && (await isValidSignature(update.body, signatureOf(update), 'another secret'))).toBe(false);
    let order = 2;
    const announce = async (): Promise<void> => {
      await client
        .patch('banner-1')
        .set({ order: (order += 1) })
        .commit();
      await delivered(order);
    };
    expect(await shortestTime(announce, 3)).toBeLessThan(500);
  });

  test('a deletion is announced with what was there', async () => {
    await client.create({ _id: 'banner-gone', _type: 'banner', order: 7 });
    await client.delete('banner-gone');
    const [, gone] = await delivered(2);
    expect(gone && JSON.parse(gone.body)).toMatchObject({ operation: 'delete', before: { _id: 'banner-gone', order: 7 }, after: null });
  });

  test('is tried again until acknowledged, with the same key and a fresh signature', async () => {
    refusals = 2;
    await client.create({ _id: 'banner-2', _type: 'banner' });
    const tries = await delivered(3);
    expect(new Set(tries.map((one) => one.headers['idempotency-key'])).size).toBe(1);
    expect(new Set(tries.map((one) => one.body)).size).toBe(1);
    expect(new Set(tries.map(signatureOf)).size).toBe(3);
    for (const one of tries) expect(await isValidSignature(one.body, signatureOf(one), secret)).toBe(true);
  }, 30_000);

  test('each changed document of a transaction is announced once, drafts and filtered types never', async () => {
    await client
      .transaction()
      .create({ _id: 'two-a', _type: 'banner' })
      .create({ _id: 'two-b', _type: 'banner' })
      .create({ _id: 'drafts.two-c', _type: 'banner' })
      .create({ _id: 'two-d', _type: 'unannounced' })
      .patch('two-a', (patch) => patch.set({ order: 1 }))
      .commit();
    expect((await announcedInAll()).toSorted()).toEqual(['two-a', 'two-b']);
  });

  test('the publication of a release announces each of its documents once, and nothing of the release before it', async () => {
    await client.releases.create({ releaseId: 'rNotice' });
    const documents = ['notice-a', 'notice-b'].map((id) => ({ _id: `versions.rNotice.${id}`, _type: 'banner' }));
    for (const document of documents) await client.create(document);
    await client.releases.publish({ releaseId: 'rNotice' });
    expect((await announcedInAll()).toSorted()).toEqual(['notice-a', 'notice-b']);
  });

  test('many changes at once are all announced within a moment, in their order', async () => {
    const start = performance.now();
    const revisions = await Promise.all(Array.from({ length: 20 }, (_, n) => client.createOrReplace({ _id: 'burst', _type: 'banner', n })));
    await delivered(20);
    expect(performance.now() - start).toBeLessThan(3_000);
    const announced = deliveries.map((one) => one.headers['sanity-transaction-id']);
    expect([...announced].sort()).toEqual(revisions.map((document) => document._rev).sort());
    const previous = deliveries.map((one): unknown => JSON.parse(one.body)).map((body) => bodySchema.parse(body));
    for (const [position, body] of previous.slice(1).entries()) expect(body.before?._rev).toBe(previous[position]?.after._rev);
  });

  test('a projection of its own decides the body', async () => {
    await client.create({ _id: 'small-1', _type: 'small', n: 1 });
    await client.patch('small-1').set({ n: 2 }).commit();
    const [first, second] = await delivered(2);
    expect([first, second].map((one) => one && JSON.parse(one.body))).toEqual([
      { _id: 'small-1', was: null, is: 1 },
      { _id: 'small-1', was: 1, is: 2 },
    ]);
  });

  test('the notice of the largest document before and after is one that both readers take', async () => {
    const text = (letter: string): string => letter.repeat(documentBytesAtMost - 500);
    await client.create({ _id: 'largest', _type: 'banner', text: text('a') });
    await client.createOrReplace({ _id: 'largest', _type: 'banner', text: text('b') });
    const bytes = (await delivered(2)).map(({ body }) => Buffer.byteLength(body));
    expect(bytes[1]).toBeGreaterThan(2 * (documentBytesAtMost - 500));
    expect(bytes[1]).toBeLessThanOrEqual(noticeBytesAtMost);
  });

  test('the seed is announced to nobody', async () => {
    const documents = Array.from({ length: 5 }, (_, n) => ({ _id: `seed-${n}`, _type: 'banner' }));
    expect(await under.lake.importDocuments(documents)).toEqual({ created: 5, updated: 0 });
    expect(await announcedInAll()).toEqual([]);
  });
});
