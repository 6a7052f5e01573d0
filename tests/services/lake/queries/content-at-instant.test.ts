import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { atWidth } from '#tests/setup/test-width.ts';
import { adminToken, readToken } from '../lake-under-test.ts';
import { inMs, newName, openReleases, pause, until, type ReleasesUnderTest } from '../releases/releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');

const everything = '*[_type == "banner"] | order(_id) {_id, title, "by": *[references(^._id)] | order(_id)._id, next->{title}}';
const answerSchema = z.object({ result: z.unknown() });

async function ask(parameters: Readonly<Record<string, string>>, token = readToken): Promise<Response> {
  const search = new URLSearchParams({ query: everything, perspective: 'published', ...parameters });
  return fetch(`${under.origin()}/lake/v2025-02-19/data/query/production?${search}`, { headers: { authorization: `Bearer ${token}` } });
}

/** What the site reads, by hash: now, or at an instant. */
async function seen(at?: string): Promise<string> {
  const { result } = answerSchema.parse(await (await ask(at === undefined ? {} : { at })).json());
  return createHash('sha256').update(JSON.stringify(result)).digest('hex');
}

/** A small generator with a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** One edit of many kinds: of a published document, of a draft, a deletion, a release that is run. */
async function editAtRandom(random: (below: number) => number, step: number): Promise<void> {
  const client = editor();
  const _id = `page-${random(12)}`;
  const fields = { _type: 'banner', title: `step ${step}`, next: { _type: 'reference', _ref: `page-${random(12)}`, _weak: true } };
  const kind = random(10);
  if (kind < 5) await client.createOrReplace({ _id, ...fields });
  else if (kind < 7) await client.createOrReplace({ _id: `drafts.${_id}`, ...fields });
  else if (kind < 9) await client.delete(_id);
  else {
    const releaseId = newName();
    await client.releases.create({ releaseId, metadata: { title: releaseId, releaseType: 'asap' } });
    await client.createOrReplace({ _id: `versions.${releaseId}.${_id}`, ...fields });
    await client.releases.publish({ releaseId });
  }
}

test('the content of any past instant is what the site read then', async () => {
  const random = randomFrom(7);
  const instants: { at: string; hash: string }[] = [];
  for (let step = 0; step < atWidth(120, 1_000); step += 1) {
    await editAtRandom(random, step);
    instants.push({ at: new Date().toISOString(), hash: await seen() });
    // the next edit has another millisecond
    await pause(2);
  }
  expect(new Set(instants.map(({ hash }) => hash)).size).toBeGreaterThan(instants.length / 3);
  const wrong: string[] = [];
  for (const { at, hash } of instants) if ((await seen(at)) !== hash) wrong.push(at);
  expect(wrong).toEqual([]);
}, 240_000);

test('the content of an instant to come is what the releases that are due by then make of it', async () => {
  const client = editor();
  const releases = await Promise.all([under.filledRelease(), under.filledRelease(), under.filledRelease()]);
  const dueInMs = (place: number): number => 4_000 + place * 2_000;
  const shared = `shared-${newName()}`;
  await client.create({ _id: shared, _type: 'banner', title: 'before' });
  for (const [place, { name }] of releases.entries()) {
    // the later of two releases is what remains of both
    await client.create({ _id: `versions.${name}.${shared}`, _type: 'banner', title: `of ${place}` });
    await client.releases.schedule({ releaseId: name, publishAt: inMs(dueInMs(place)) });
  }
  const scheduled = await Promise.all(releases.map(({ name }) => under.release(name)));
  const foreseen = await Promise.all(scheduled.map((release) => seen(String(release?.publishAt))));
  expect(new Set([...foreseen, await seen()]).size).toBe(4);
  for (const { name } of releases) {
    await until(
      () => under.release(name),
      (release) => release?.state === 'published',
    );
  }
  // the write of the publication, which on a slow machine is later than it was due
  const published = await Promise.all(releases.map(({ name }) => under.release(name)));
  expect(await Promise.all(published.map((release) => seen(String(release?._updatedAt))))).toEqual(foreseen);
  expect(await seen()).toBe(foreseen.at(-1));
}, 60_000);

test('an instant is answered to the site alone, and has to be a time', async () => {
  const at = new Date().toISOString();
  const token = editor().config().token ?? '';
  expect([await ask({ at }, token), await ask({ at: 'yesterday' }), await ask({ at }, adminToken)].map(({ status }) => status)).toEqual([
    403, 400, 200,
  ]);
});
