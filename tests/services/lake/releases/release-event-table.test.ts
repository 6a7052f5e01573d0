import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { inMs, muchLater, newName, openReleases, said, until, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');

const answerSchema = z.object({ events: z.array(z.looseObject({ type: z.string() })), nextCursor: z.string() });

/** As the Studio asks. */
const eventsOf = async (name: string, search = 'limit=100', role = 'viewer') =>
  answerSchema.parse(await under.clientOf(role).request({ uri: `/data/history/production/events/releases/${name}?${search}` }));
const typesOf = async (name: string): Promise<string[]> => (await eventsOf(name)).events.map(({ type }) => type);

test('the activity of a release says who did what to it, the last first', async () => {
  const { name, added, changed } = await under.filledRelease();
  await editor()
    .patch(`versions.${name}.${changed}`, { set: { title: 'typed' } })
    .commit();
  await editor().releases.edit({ releaseId: name, patch: { set: { 'metadata.title': 'Renamed' } } });
  await editor().discardVersion({ releaseId: name, publishedId: added });
  const publishAt = muchLater();
  await editor().releases.schedule({ releaseId: name, publishAt });
  await editor().releases.unschedule({ releaseId: name });
  await editor().releases.publish({ releaseId: name });
  const { events, nextCursor } = await eventsOf(name);
  expect(events.map(({ type }) => type)).toEqual([
    'publishRelease',
    'unscheduleRelease',
    'scheduleRelease',
    'discardDocumentFromRelease',
    ...Array.from({ length: 3 }, () => 'addDocumentToRelease'),
    'createRelease',
  ]);
  expect(nextCursor).toBe('');
  const person = z.object({ id: z.string() }).parse(await editor().request({ uri: '/users/me' })).id;
  expect(new Set(events.map(({ author, releaseName }) => `${String(author)} ${String(releaseName)}`))).toEqual(
    new Set([`${person} ${name}`]),
  );
  expect(events[2]).toMatchObject({ publishAt, timestamp: expect.any(String) });
  expect(events[3]).toMatchObject({ documentId: added, documentType: 'banner', versionId: `versions.${name}.${added}` });
});

test('a release that goes live by itself, is archived or comes back tells nothing of each version', async () => {
  const { name } = await under.filledRelease();
  const before = await typesOf(name);
  await editor().releases.archive({ releaseId: name });
  await editor().releases.unarchive({ releaseId: name });
  await editor().releases.schedule({ releaseId: name, publishAt: inMs(2_000) });
  await until(
    () => under.release(name),
    (release) => release?.state === 'published',
  );
  expect(await typesOf(name)).toEqual(['publishRelease', 'scheduleRelease', 'unarchiveRelease', 'archiveRelease', ...before]);
});

test('pages follow one another, also within a transaction, and know nothing of a release of a similar name', async () => {
  const name = newName();
  await editor().releases.create({ releaseId: name });
  await editor().releases.create({ releaseId: `${name}_` });
  await editor().releases.create({ releaseId: `${name}x` });
  await editor().create({ _id: `versions.${name}x.other`, _type: 'banner' });
  const ids = Array.from({ length: 5 }, (_, place) => `page-${place}`);
  await ids.reduce((all, id) => all.create({ _id: `versions.${name}.${id}`, _type: 'banner' }), editor().transaction()).commit();
  const told: unknown[] = [];
  let cursor = '';
  for (let pages = 0; pages < 4; pages += 1) {
    const { events, nextCursor } = await eventsOf(name, `limit=2${cursor === '' ? '' : `&nextCursor=${cursor}`}`);
    told.push(...events.map(({ type, documentId }) => documentId ?? type));
    cursor = nextCursor;
    if (cursor === '') break;
  }
  expect(told).toEqual([...ids.toReversed(), 'createRelease']);
  expect(cursor).toBe('');
});

test('nobody in particular hears of it, and what is no name or no page is refused', async () => {
  expect((await fetch(`${under.origin()}/lake/v2025-02-19/data/history/production/events/releases/rOne`)).status).toBe(401);
  expect(await said(eventsOf('with.dot'))).toBe('400 validationError');
  expect(await said(eventsOf('rOne', 'nextCursor=elsewhere'))).toBe('400 validationError');
  expect(await eventsOf(newName())).toEqual({ events: [], nextCursor: '' });
});
