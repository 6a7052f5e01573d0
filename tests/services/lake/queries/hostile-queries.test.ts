import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';
import { adminToken, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let editor: Record<string, string>;
let legal: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  editor = { authorization: `Bearer ${under.editor('editor').token}` };
  legal = { authorization: `Bearer ${under.editor('legal').token}` };
  await write({ create: { _id: 'known', _type: 'note', n: 1 } });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const address = (path: string): string => `${under.origin}/lake/v2025-02-19/data/${path}/production`;

async function write(mutation: object, headers: Record<string, string> = { authorization: `Bearer ${adminToken}` }): Promise<number> {
  const answer = await fetch(address('mutate'), { method: 'POST', headers, body: JSON.stringify({ mutations: [mutation] }) });
  return answer.status;
}

async function ask(
  query: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ status: number; result: unknown; text: string }> {
  const answer = await fetch(address('query'), { method: 'POST', headers, body: JSON.stringify({ query }), ...(signal ? { signal } : {}) });
  const text = await answer.text();
  const body: unknown = JSON.parse(text);
  return { status: answer.status, text, result: typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined };
}

const endless = `${JSON.stringify('a'.repeat(550))} match "a*a*a*a*b"`;
const splitting = `{"a":"xxxxxxxxxxxxxxxx"}${'{"a":a+a}'.repeat(21)}{"b":string::split(a,"")}`;
const site = { authorization: `Bearer ${readToken}` };

/** How often something completes, in sequence, before something else is over. */
async function timesDuring(work: Promise<unknown>, something: () => Promise<void>): Promise<number> {
  let over = false;
  let times = 0;
  const ended = work.finally(() => (over = true));
  while (!over) {
    await something();
    if (!over) times += 1;
    await delay(20);
  }
  await ended;
  return times;
}

const siteAsks = async (): Promise<void> => expect((await ask('*[_id == "known"][0].n', site)).status).toBe(200);

describe('an editor’s unlucky query', () => {
  // if it were blocked, it would complete at most once, before the query has arrived
  test.each([
    ['that would take an hour', endless, 'longer than 5 s', 5],
    ['whose text grows beyond measure', splitting, 'MiB of memory', 5],
    ['with an answer beyond measure', `{"a":"xxxxxxxxxxxxxxxx"}${'{"a":a+a}'.repeat(21)}`, 'characters', 3],
  ])(
    '%s is refused, and the site’s are answered meanwhile',
    async (_what, query, reason, timesAtLeast) => {
      let answer: Awaited<ReturnType<typeof ask>> | undefined;
      const times = await timesDuring(
        ask(query, editor).then((given) => (answer = given)),
        siteAsks,
      );
      expect(answer?.status).toBe(400);
      expect(answer?.text).toContain(reason);
      expect(times).toBeGreaterThanOrEqual(timesAtLeast);
      expect((await ask('*[_id == "known"][0].n', editor)).result).toBe(1);
    },
    60_000,
  );

  test('nested beyond measure is refused where it is parsed, and only there', async () => {
    const nested = `${'('.repeat(200_000)}1${')'.repeat(200_000)}`;
    const answer = await ask(nested, editor);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('stack');
    await siteAsks();
  }, 60_000);

  test('many of one editor leave room for another, and for the editor once their caller has left', async () => {
    const left = new AbortController();
    let refused = 0;
    const many = Array.from({ length: 12 }, () =>
      ask(endless, editor, left.signal)
        .then(() => (refused += 1))
        .catch(() => undefined),
    );
    // they have arrived when later ones were answered
    for (let n = 0; n < 3; n += 1) await siteAsks();
    expect((await ask('count(*[_type == "note"])', legal)).result).toBe(1);
    expect(refused).toBe(0);
    let rivalOver = false;
    const rival = ask(endless, legal).finally(() => (rivalOver = true));
    left.abort();
    await Promise.all(many);
    expect((await ask('count(*[_type == "note"])', editor)).result).toBe(1);
    expect(rivalOver).toBe(false);
    expect((await rival).status).toBe(400);
  }, 60_000);

  test('that selects what to change holds up no other write', async () => {
    let hostileStatus = 0;
    const hostile = write({ patch: { query: `*[${endless}]`, set: { n: 2 } } }, editor).then((status) => (hostileStatus = status));
    const times = await timesDuring(hostile, async () => expect(await write({ patch: { id: 'known', set: { m: 1 } } })).toBe(200));
    expect(times).toBeGreaterThanOrEqual(5);
    expect(hostileStatus).toBe(400);
  }, 60_000);
});

describe('an answer is never older than what was acknowledged', () => {
  test('for an editor too, also by query and after a process was replaced', async () => {
    await write({ create: { _id: 'changing', _type: 'figure', n: 1 } });
    for (let n = 10; n < 40; n += 1) {
      expect(await write({ patch: { query: '*[_id == "changing"]', set: { n } } }, editor)).toBe(200);
      expect((await ask('*[_id == "changing"][0].n', editor)).result).toBe(n);
      if (n === 20) expect((await ask(splitting, editor)).status).toBe(400);
    }
    await write({ create: { _id: 'passing', _type: 'note' } });
    await write({ delete: { id: 'passing' } });
    expect((await ask('count(*[_id == "passing"])', editor)).result).toBe(0);
  }, 60_000);
});

describe('a listener’s filter', () => {
  async function listen(
    query: string,
    headers: Record<string, string>,
  ): Promise<{ heard: () => string; ended: () => boolean; stop: () => void }> {
    const stop = new AbortController();
    const answer = await fetch(`${address('listen')}?query=${encodeURIComponent(query)}`, { headers, signal: stop.signal });
    let [heard, ended] = ['', false];
    const read = async (): Promise<void> => {
      for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString();
    };
    void read()
      .catch(() => undefined)
      .finally(() => (ended = true));
    return { heard: () => heard, ended: () => ended, stop: () => stop.abort() };
  }

  test('is answered whatever it uses; an endless one ends its own stream, and others hear at once', async () => {
    const hostile = await listen(`*[${endless}]`, editor);
    const plain = await listen('*[_type == "heard"]', legal);
    const matching = await listen('*[title match "har*"]', legal);
    await until('every stream to begin', () => [hostile, plain, matching].every((stream) => stream.heard().includes('welcome')));
    await write({ create: { _type: 'heard', title: 'harbour' } });
    await until('the plain filter’s event', () => plain.heard().includes('event: mutation'));
    expect(hostile.ended()).toBe(false);
    await until('the matching filter’s event', () => matching.heard().includes('event: mutation'));
    await until('the end of the endless one’s stream', hostile.ended);
    for (const stream of [plain, matching]) stream.stop();
  }, 60_000);
});

describe('a public dataset', () => {
  test('answers strangers from what is published, and only plain filters are listened to', async () => {
    const other = await openTestDatabase();
    const open = await openLake(other, { anyoneReads: true });
    const at = (path: string): string => `${open.origin}/lake/v2025-02-19/data/${path}`;
    const headers = { authorization: `Bearer ${adminToken}` };
    const mutations = [
      { create: { _id: 'a', _type: 'note' } },
      { create: { _id: 'drafts.a', _type: 'note' } },
      { create: { _id: 'secret.a', _type: 'note' } },
    ];
    await fetch(at('mutate/production'), { method: 'POST', headers, body: JSON.stringify({ mutations }) });
    for (const perspective of ['raw', 'drafts', 'published']) {
      expect(await (await fetch(at(`query/production?perspective=${perspective}&query=*._id`))).json()).toMatchObject({ result: ['a'] });
    }
    expect(await (await fetch(at('doc/production/a,drafts.a,secret.a'))).json()).toMatchObject({ documents: [{ _id: 'a' }] });
    expect((await fetch(at(`listen/production?query=${encodeURIComponent('*[title match "a*"]')}`))).status).toBe(400);
    await open.close();
    await other.close();
  }, 60_000);
});
