import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import sharp from 'sharp';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let client: SanityClient;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
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
});

const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#00aa55' } })
  .png()
  .toBuffer();

describe('assets over HTTP', () => {
  test('a picture is cacheable for ever and says so', async () => {
    const asset = await client.assets.upload('image', await picture, { filename: 'a.png' });
    const served = await fetch(`${under.origin}${asset.url}?w=10`);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.metadata).toMatchObject({
      lqip: expect.stringContaining('data:image/jpeg'),
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
    });
  });

  test('a drawing with a script in it is served so that nothing runs', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>';
    const asset = await client.assets.upload('image', Buffer.from(drawing), { filename: 'a.svg' });
    const served = await fetch(`${under.origin}${asset.url}`);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a file is handed over, never shown', async () => {
    const asset = await client.assets.upload('file', Buffer.from('<script>alert(1)</script>'), { filename: 'a.html' });
    const served = await fetch(`${under.origin}${asset.url}`);
    expect([served.headers.get('content-type'), served.headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
  });

  test('files, drawings and pictures as they were uploaded come whole, with their length', async () => {
    const bytes = Buffer.alloc(3_000_000, 'harbour');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>');
    const uploads = [
      { asset: await client.assets.upload('file', bytes, { filename: 'a.bin' }), sent: bytes, type: 'application/octet-stream' },
      { asset: await client.assets.upload('image', drawing, { filename: 'a.svg' }), sent: drawing, type: 'image/svg+xml' },
      { asset: await client.assets.upload('image', await picture, { filename: 'a.png' }), sent: await picture, type: 'image/png' },
    ];
    for (const { asset, sent, type } of uploads) {
      const address = `${under.origin}${asset.url}`;
      const [got, head] = [await fetch(address), await fetch(address, { method: 'HEAD' })];
      for (const { headers } of [got, head])
        expect([headers.get('content-length'), headers.get('content-type')]).toEqual([String(sent.length), type]);
      expect(Buffer.from(await got.arrayBuffer()).equals(sent)).toBe(true);
    }
  });

  test('readers who take nothing of a large file hold no copy of it in memory', async () => {
    const asset = await client.assets.upload('file', Buffer.alloc(30 * 1_024 * 1_024, 1), { filename: 'large.bin' });
    const heldMib = (): number => process.memoryUsage().arrayBuffers / 1_024 / 1_024;
    const before = heldMib();
    const { hostname, port } = new URL(under.origin);
    const readers = Array.from({ length: 20 }, () => connect(Number(port), hostname));
    await Promise.all(
      readers.map(async (reader) => {
        reader.write(`GET ${asset.url} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
        await once(reader, 'readable');
      }),
    );
    expect(heldMib() - before).toBeLessThan(100);
    for (const reader of readers) reader.destroy();
  });

  test.each([
    ['what is not a picture', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused as a picture', async (_name, bytes) => {
    const response = await fetch(`${under.origin}/lake/v2025-02-19/assets/images/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}` },
      body: bytes,
    });
    expect(response.status).toBe(400);
  });

  test('more bytes than the limit are refused', async () => {
    const response = await fetch(`${under.origin}/lake/v2025-02-19/assets/files/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(33 * 1024 * 1024),
    }).catch(() => ({ status: 413 }));
    expect(response.status).toBe(413);
  });

  test.each(['nothing.png', '..%2f..%2faccounts.json', '.hidden', 'accounts.json'])('there is no picture and no file %s', async (name) => {
    expect((await fetch(`${under.origin}/lake/images/lake/production/${name}`)).status).toBe(404);
    expect((await fetch(`${under.origin}/lake/files/lake/production/${name}`)).status).toBe(404);
  });

  test('addresses follow the public origin that is set', async () => {
    const another = await openTestDatabase();
    const published = await openLake(another, { publicOrigin: 'https://www.hostfront.test' });
    const publisher = client.withConfig({ apiHost: `${published.origin}/lake` });
    await publisher.assets.upload('image', await picture, { filename: 'a.png' });
    const urls: unknown = await publisher.fetch('*[_type == "sanity.imageAsset"].url');
    expect(urls).toEqual([expect.stringMatching(/^https:\/\/www\.hostfront\.test\/lake\/images\/lake\/production\//)]);
    await published.close();
    await another.close();
  });
});
