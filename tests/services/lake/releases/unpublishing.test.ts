import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SanityClient } from '@sanity/client';
import { noRightsAnyMore } from '#services/lake/releases/release-reasons.ts';
import { cancelUnpublishing, unpublishAt } from '#studio/unpublishing/unpublishing-calls.ts';
import { unpublishingIn, unpublishingQuery, type Unpublishing } from '#studio/unpublishing/unpublishing.ts';
import { inMs, muchLater, openReleases, until, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');
const title = 'Unpublishing at a time';

let pages = 0;
async function publishedPage(fields: object = {}): Promise<string> {
  const id = `page-${(pages += 1)}`;
  await editor().create({ _id: id, _type: 'banner', title: id, ...fields });
  return id;
}

const unpublish = (id: string, at: string, client: SanityClient = editor()) => unpublishAt(client, { id, title, at, earlier: null });

/** Has the time come, and does not wait for it. */
const comes = async (id: string): Promise<void> => {
  const { name } = (await unpublishingOf(id)) ?? { name: '' };
  await unpublishAt(editor(), { id, title, at: inMs(2_000), earlier: name });
};

/** As the Studio shows it. */
const unpublishingOf = async (id: string): Promise<Unpublishing | null> =>
  unpublishingIn(await editor().fetch<unknown>(unpublishingQuery, { id }));

const whenDone = (id: string) =>
  until(
    () => under.stored(id),
    (document) => document === undefined,
  );

const releasesOf = (id: string): Promise<string[]> => editor().fetch('*[sanity::versionOf($id) && _id in path("versions.**")]._id', { id });

const failureOf = async (id: string): Promise<Unpublishing | null> =>
  until(
    () => unpublishingOf(id),
    (found) => found?.state === 'failed',
  );

describe('a document that is to leave the site at a time', () => {
  test('is on it until then, and a draft afterwards', async () => {
    const id = await publishedPage();
    const at = muchLater();
    await unpublish(id, at);
    expect([await unpublishingOf(id), (await under.stored(id))?.title]).toEqual([
      { name: expect.any(String), state: 'scheduled', at, failure: null },
      id,
    ]);
    await comes(id);
    await whenDone(id);
    expect(await under.stored(`drafts.${id}`)).toMatchObject({ _type: 'banner', title: id });
    expect(await under.stored(`drafts.${id}`)).not.toHaveProperty('_system');
    expect([await unpublishingOf(id), await releasesOf(id)]).toEqual([null, []]);
  });

  test('leaves a draft that was begun meanwhile as it is', async () => {
    const id = await publishedPage();
    await unpublish(id, muchLater());
    await editor().create({ _id: `drafts.${id}`, _type: 'banner', title: 'begun meanwhile' });
    await comes(id);
    await whenDone(id);
    expect((await under.stored(`drafts.${id}`))?.title).toBe('begun meanwhile');
  });

  test('takes another time, and stays once that is cancelled', async () => {
    const id = await publishedPage();
    await unpublish(id, muchLater());
    const { name } = (await unpublishingOf(id)) ?? { name: '' };
    const later = inMs(70_000_000);
    await unpublishAt(editor(), { id, title, at: later, earlier: name });
    expect(await unpublishingOf(id)).toMatchObject({ name, state: 'scheduled', at: later });
    await cancelUnpublishing(editor(), { name, state: 'scheduled' });
    expect([await unpublishingOf(id), await releasesOf(id), await under.release(name), (await under.stored(id))?.title]).toEqual([
      null,
      [],
      undefined,
      id,
    ]);
  });

  test('leaves late, once, where no process was there at its time', async () => {
    const id = await publishedPage();
    await unpublish(id, inMs(2_000));
    await under.restart(2_200);
    await whenDone(id);
    expect(await under.stored(`drafts.${id}`)).toMatchObject({ title: id });
  });

  test('stays while another one refers to it, says which, and leaves once it does not', async () => {
    const id = await publishedPage();
    const other = await publishedPage({ page: { _type: 'reference', _ref: id } });
    await unpublish(id, inMs(2_000));
    const failed = await failureOf(id);
    expect(failed?.failure).toMatchObject({ type: 'documentHasExistingReferencesError', id, otherId: other });
    expect((await under.stored(id))?.title).toBe(id);
    await editor()
      .patch(other, { unset: ['page'] })
      .commit();
    await unpublishAt(editor(), { id, title, at: inMs(2_000), earlier: failed?.name ?? null });
    await whenDone(id);
  });

  test('is cancelled after it could not leave', async () => {
    const id = await publishedPage();
    await publishedPage({ page: { _type: 'reference', _ref: id } });
    await unpublish(id, inMs(2_000));
    const failed = await failureOf(id);
    await cancelUnpublishing(editor(), { name: failed?.name ?? '', state: failed?.state ?? '' });
    expect([await unpublishingOf(id), await releasesOf(id)]).toEqual([null, []]);
  });
});

describe('what may not leave the site', () => {
  test('is refused at once, and no release is left of it: by its role, and a legal text for everybody', async () => {
    const id = await publishedPage();
    const administrator = under.clientOf('administrator');
    const text = { _type: 'article', kind: 'legal', language: 'en', slug: { current: 'frozen' }, version: 1, body: [] };
    await under.clientOf('legal').create({ _id: 'drafts.frozen', ...text, effectiveDate: '2030-01-01' });
    await administrator.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.frozen', publishedId: 'frozen' });
    const before = await editor().fetch<number>('count(*[_type == "system.release"])');
    await expect(unpublish(id, muchLater(), under.clientOf('legal'))).rejects.toMatchObject({ statusCode: 403 });
    await expect(unpublish(id, muchLater(), under.clientOf('viewer'))).rejects.toMatchObject({ statusCode: 403 });
    await expect(unpublish('not-there', muchLater())).rejects.toMatchObject({ statusCode: 409 });
    await expect(unpublish('frozen', muchLater(), administrator)).rejects.toThrow('it cannot be deleted or unpublished');
    expect(await editor().fetch<number>('count(*[_type == "system.release"])')).toBe(before);
    expect((await under.stored(id))?.title).toBe(id);
  });

  test('because its person has another role by then stays, and says so', async () => {
    const id = await publishedPage();
    await unpublish(id, inMs(10_000));
    await under.giveRole('editor', 'viewer');
    const failed = await failureOf(id);
    await under.giveRole('editor', 'editor');
    expect(failed?.failure).toMatchObject(noRightsAnyMore);
    expect((await under.stored(id))?.title).toBe(id);
  });
});

describe('a draft', () => {
  test('never says that it removes its document, however it was made of a version that does', async () => {
    const id = await publishedPage();
    await editor().createOrReplace({ _id: `drafts.${id}`, _type: 'banner', title: 'kept', _system: { delete: true } });
    expect(await under.stored(`drafts.${id}`)).not.toHaveProperty('_system');
    expect(await editor().fetch('*[_id == $id][0].title', { id }, { perspective: 'drafts' })).toBe('kept');
  });
});
