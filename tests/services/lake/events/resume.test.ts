import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { databaseProfile } from '#services/platform/database/database-profiles.ts';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { readEvents, type EventReader, type HeardEvent } from './event-reader.ts';
import { adminToken, logIn, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let cookie: string;
let client: SanityClient;
const readers = new Set<EventReader>();

const clientOf = ({ origin }: LakeUnderTest): SanityClient =>
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

beforeAll(async () => {
  // like a server shared by several processes, so that another can take the lake over
  const embedded = await openTestDatabase();
  database = { ...embedded, profile: databaseProfile('postgres') };
  under = await openLake(database, { anyoneReads: true });
  client = clientOf(under);
  cookie = await logIn(under.origin, under.editor('viewer'));
  // a lake in which nothing was ever written has no position to come back to
  await client.create({ _id: 'first', _type: 'first' });
}, 60_000);

afterEach(() => {
  for (const reader of readers) reader.close();
  readers.clear();
});

afterAll(async () => {
  await under.close();
  await database.close();
});

interface Reading {
  over?: 'http' | 'mux';
  lastId?: string;
  resume?: boolean;
  headers?: Record<string, string>;
  origin?: string;
}

function open(
  type: string,
  { over = 'http', lastId = '', resume = true, headers = { cookie }, origin = under.origin }: Reading = {},
): EventReader {
  const query = encodeURIComponent(`*[_type == "${type}"]`);
  const address = `${origin}/lake/v2025-02-19/data/listen/production?query=${query}&includeResult=true&includePreviousRevision=true${resume ? '&enableResume=true' : ''}`;
  const reader = readEvents(over, address, lastId, headers);
  readers.add(reader);
  return reader;
}

const kinds = (events: readonly HeardEvent[]): string[] => events.map(({ type }) => type);
const documentsOf = (events: readonly HeardEvent[]) => events.filter(({ type }) => type === 'mutation').map(({ data }) => data.documentId);
const put = (type: string, name: string, fields: object = {}, from = client) =>
  from.createOrReplace({ _id: `${type}-${name}`, _type: type, ...fields });

describe.each(['http', 'mux'] as const)('a listener that comes back over %s', (over) => {
  const type = `resumed${over}`;

  test('is sent what it missed, once and as it would have been live, and then what comes', async () => {
    const first = open(type, { over });
    await first.until(1);
    await put(type, 'a', { n: 1 });
    await first.until(2);
    first.close();
    for (let n = 2; n <= 4; n += 1) await client.patch(`${type}-a`).set({ n }).commit();
    await client.delete(`${type}-a`);
    await put('elsewhere', 'x');
    const again = open(type, { over, lastId: first.lastId() });
    await again.until(5);
    await put(type, 'b');
    const events = await again.until(6);
    expect(kinds(events)).toEqual(['welcomeback', ...Array.from({ length: 5 }, () => 'mutation')]);
    expect(events.slice(1).map(({ data }) => data.transition)).toEqual(['update', 'update', 'update', 'disappear', 'appear']);
    const chain = [...first.events, ...events].filter(({ data }) => data.documentId === `${type}-a`).map(({ data }) => data);
    expect(chain.slice(1).map(({ previousRev }) => previousRev)).toEqual(chain.slice(0, -1).map(({ resultRev }) => resultRev));
    expect(chain.map(({ result }) => result)).toMatchObject([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }, {}]);
    expect(chain.at(2)).toMatchObject({ mutations: [{ patch: { set: { n: 3 } } }], previous: { n: 2 }, identity: expect.any(String) });
  });

  test('needs no event of its own for that: the welcome says where it is', async () => {
    const first = open(type, { over });
    await first.until(1);
    first.close();
    await put(type, 'c');
    const again = open(type, { over, lastId: first.lastId() });
    expect(kinds(await again.until(2))).toEqual(['welcomeback', 'mutation']);
    expect(documentsOf(again.events)).toEqual([`${type}-c`]);
  });

  test('misses nothing and hears nothing twice while others write', async () => {
    const first = open(type, { over });
    await first.until(1);
    first.close();
    const names = Array.from({ length: 40 }, (_value, index) => `w${index}`);
    const writing = names.map((name) => put(type, name));
    await writing[10];
    const again = open(type, { over, lastId: first.lastId() });
    await Promise.all(writing);
    await again.until(1 + names.length);
    await put(type, 'last');
    await again.until(2 + names.length);
    const heard = documentsOf(again.events);
    expect(heard.toSorted()).toEqual([...names, 'last'].map((name) => `${type}-${name}`).toSorted());
    expect(heard.at(-1)).toBe(`${type}-last`);
  });

  test('is sent a missed transaction of two documents in one piece, whose last event alone carries an id', async () => {
    const first = open(type, { over });
    await first.until(1);
    first.close();
    await client
      .transaction()
      .createOrReplace({ _id: `${type}-t1`, _type: type })
      .createOrReplace({ _id: `${type}-t2`, _type: type })
      .commit({ transactionId: `two-${over}` });
    const again = open(type, { over, lastId: first.lastId() });
    await again.until(3);
    const piece = again.pieces.find((text) => text.includes(`two-${over}`)) ?? '';
    expect([piece.match(/^event: mutation$/gm), piece.match(/^id: .*$/gm)]).toEqual([
      ['event: mutation', 'event: mutation'],
      [`id: two-${over}#${type}-t2`],
    ]);
    expect(again.events.map(({ data }) => [data.transactionCurrentEvent, data.transactionTotalEvents]).slice(1)).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test('starts over if its position is unknown, or if it did not ask to resume', async () => {
    const lost = open(type, { over, lastId: 'never-was#x' });
    expect(kinds(await lost.until(1))).toEqual(['reset']);
    const plain = open(type, { over, lastId: lost.lastId(), resume: false });
    expect(kinds(await plain.until(1))).toEqual(['welcome']);
    await put(type, 'd');
    expect([kinds(await lost.until(2)), kinds(await plain.until(2))]).toEqual([
      ['reset', 'mutation'],
      ['welcome', 'mutation'],
    ]);
  });
});

describe('a listener that comes back', () => {
  test('without a session is sent published documents only, and no draft that it missed', async () => {
    const first = open('public', { headers: {} });
    await first.until(1);
    first.close();
    await client.create({ _id: 'drafts.public-a', _type: 'public' });
    await put('public', 'a');
    const again = open('public', { headers: {}, lastId: first.lastId() });
    await again.until(2);
    await client.patch('drafts.public-a').set({ n: 1 }).commit();
    await put('public', 'b');
    await again.until(3);
    expect(documentsOf(again.events)).toEqual(['public-a', 'public-b']);
    expect(again.pieces.join('')).not.toContain('drafts.');
  });

  test('goes on at another process that took the lake over', async () => {
    const first = open('moved');
    await first.until(1);
    await put('moved', 'a');
    await first.until(2);
    const second = await openLake(database, { anyoneReads: true });
    await under.close();
    await until('the other process to have the lake', () => second.lake.ready());
    under = second;
    client = clientOf(second);
    await put('moved', 'b');
    const again = open('moved', { lastId: first.lastId(), headers: { authorization: `Bearer ${adminToken}` } });
    expect(kinds(await again.until(2))).toEqual(['welcomeback', 'mutation']);
    expect(documentsOf(again.events)).toEqual(['moved-b']);
  }, 60_000);
});
