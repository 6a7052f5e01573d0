import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { muchLater, newName, openReleases, said, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');

describe('a release', () => {
  test('is created as an active one of no date, once', async () => {
    const name = newName();
    expect(await said(editor().releases.create({ releaseId: name }))).toBe('done');
    expect(await under.release(name)).toMatchObject({
      _type: 'system.release',
      name,
      state: 'active',
      metadata: { releaseType: 'undecided' },
    });
    expect(await said(editor().releases.create({ releaseId: name }))).toBe('409 documentAlreadyExistsError');
  });

  test.each(['drafts', 'published', 'with.dot', ''])('is not named "%s"', async (name) => {
    const body = { actions: [{ actionType: 'sanity.action.release.create', releaseId: name }] };
    expect(await said(editor().request({ method: 'POST', uri: '/data/actions/production', body }))).toBe('400 validationError');
  });

  test('is edited in its metadata alone, also while it is scheduled', async () => {
    const { name } = await under.filledRelease();
    await editor().releases.edit({ releaseId: name, patch: { set: { metadata: { title: 'Renamed', releaseType: 'asap' } } } });
    await editor().releases.schedule({ releaseId: name, publishAt: muchLater() });
    await editor().releases.edit({ releaseId: name, patch: { set: { 'metadata.title': 'Twice' } } });
    expect(await under.release(name)).toMatchObject({ state: 'scheduled', metadata: { title: 'Twice' } });
    expect(await said(editor().releases.edit({ releaseId: name, patch: { set: { state: 'active' } } }))).toBe('400 validationError');
  });

  test('is published whole, in one transaction: changed, added and removed documents', async () => {
    const { name, changed, added, removed, versions } = await under.filledRelease();
    await editor().createOrReplace({ _id: `drafts.${changed}`, _type: 'banner', title: 'a draft' });
    await editor().releases.publish({ releaseId: name });
    const now = await Promise.all([changed, added, removed, `drafts.${changed}`, `drafts.${removed}`].map(under.stored));
    expect(now.map((document) => document?.title)).toEqual(['after', 'new', undefined, 'a draft', 'goes']);
    const revisions = [now[0], now[1], now[4], await under.release(name)].map((document) => document?._rev);
    expect(new Set(revisions).size).toBe(1);
    expect(await Promise.all(versions.map(under.stored))).toEqual([undefined, undefined, undefined]);
    expect(await under.release(name)).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: versions.map((id) => ({ id, _key: expect.any(String) })),
    });
  });

  test('is not published where one of its documents refers to nothing, and none of them is', async () => {
    const { name, changed, added } = await under.filledRelease();
    const patch = editor().patch(`versions.${name}.${added}`, { set: { page: { _type: 'reference', _ref: 'missing', _weak: true } } });
    await patch.set({ 'page._strengthenOnPublish': { type: 'page' } }).commit();
    expect(await said(editor().releases.publish({ releaseId: name }))).toBe('409 documentReferenceDoesNotExistError');
    expect([(await under.stored(changed))?.title, (await under.release(name))?.state]).toEqual(['before', 'active']);
  });

  test('comes back from the archive as it was, and is deleted only when it is over', async () => {
    const { name, versions } = await under.filledRelease();
    const before = await Promise.all(versions.map(under.stored));
    expect(await said(editor().releases.delete({ releaseId: name }))).toBe('409 releaseError');
    await editor().releases.archive({ releaseId: name });
    expect(await Promise.all([...versions.map(under.stored), under.release(name)])).toMatchObject([
      undefined,
      undefined,
      undefined,
      { state: 'archived' },
    ]);
    await editor().releases.unarchive({ releaseId: name });
    const after = await Promise.all(versions.map(under.stored));
    const stamps = { _rev: '', _updatedAt: '' };
    expect(after.map((document) => ({ ...document, ...stamps }))).toEqual(before.map((document) => ({ ...document, ...stamps })));
    expect(await under.release(name)).toMatchObject({ state: 'active' });
    await editor().releases.archive({ releaseId: name });
    await editor().releases.delete({ releaseId: name });
    expect(await under.release(name)).toBeUndefined();
  });

  test('that was brought back stays as it went on, though the request is sent again', async () => {
    const { name } = await under.filledRelease();
    const back = { releaseId: name, transactionId: `back-${name}` };
    const unarchive = () => editor().releases.unarchive({ releaseId: name }, { transactionId: back.transactionId });
    await editor().releases.archive({ releaseId: name });
    await unarchive();
    const publishAt = muchLater();
    await editor().releases.schedule({ releaseId: name, publishAt });
    await unarchive();
    expect(await under.release(name)).toMatchObject({ state: 'scheduled', publishAt });
  });

  test('keeps what was in it, however its archive and its return cross', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { name, versions } = await under.filledRelease();
      await Promise.all([said(editor().releases.archive({ releaseId: name })), said(editor().releases.unarchive({ releaseId: name }))]);
      const now = await under.release(name);
      if (now?.state === 'archived') await editor().releases.unarchive({ releaseId: name });
      expect((await Promise.all(versions.map(under.stored))).filter((version) => version === undefined)).toEqual([]);
    }
  });

  test('of a data import is an active one, and takes the place of no other that is not', async () => {
    const name = newName();
    const imported = (ifExists: string, state = 'scheduled') => {
      const attributes = { state, metadata: { title: 'Imported' }, finalDocumentStates: [{ id: 'siteSettings' }] };
      const body = { actions: [{ actionType: 'sanity.action.release.import', releaseId: name, attributes, ifExists }] };
      return said(editor().request({ method: 'POST', uri: '/data/actions/production', body }));
    };
    // those that are history stay where they happened
    expect([await imported('fail', 'published'), await imported('fail', 'archived')]).toEqual(['done', 'done']);
    expect(await under.release(name)).toBeUndefined();
    expect(await imported('fail')).toBe('done');
    expect(await under.release(name)).toMatchObject({ state: 'active', metadata: { title: 'Imported' } });
    expect(await under.release(name)).not.toHaveProperty('finalDocumentStates');
    expect([await imported('fail'), await imported('ignore'), await imported('replace')]).toEqual([
      '409 documentAlreadyExistsError',
      'done',
      'done',
    ]);
    await editor().releases.schedule({ releaseId: name, publishAt: muchLater() });
    expect(await imported('replace')).toBe('409 releaseError');
  });

  test('keeps metadata that the Studio can read', async () => {
    const name = newName();
    await editor().releases.create({ releaseId: name });
    const edits = [{ unset: ['metadata'] }, { set: { metadata: null } }, { set: { 'metadata.releaseType': 'some day' } }];
    for (const patch of edits) expect(await said(editor().releases.edit({ releaseId: name, patch }))).toBe('400 validationError');
    expect(await under.release(name)).toMatchObject({ metadata: { releaseType: 'undecided' } });
  });
});
