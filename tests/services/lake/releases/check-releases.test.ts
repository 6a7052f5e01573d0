import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SanityClient } from '@sanity/client';
import { inMs, muchLater, newName, openReleases, said, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');

describe('what is in a scheduled release', () => {
  test('is locked on every way to what is in it', async () => {
    const { name, changed, versions } = await under.filledRelease();
    const [version = ''] = versions;
    await editor().releases.schedule({ releaseId: name, publishAt: muchLater() });
    const patch = { set: { title: 'sneaked in' } };
    const ways = [
      editor().patch(version, patch).commit(),
      editor().delete(version),
      editor().createOrReplace({ _id: version, _type: 'banner' }),
      editor().create({ _id: `versions.${name}.another`, _type: 'banner' }),
      editor().discardVersion({ releaseId: name, publishedId: changed }),
      editor().replaceVersion({ document: { _id: version, _type: 'banner' }, publishedId: changed, releaseId: name }),
      editor().action({ actionType: 'sanity.action.document.edit', draftId: version, publishedId: changed, patch }),
      editor().action({ actionType: 'sanity.action.document.delete', publishedId: changed, includeDrafts: [...versions] }),
    ];
    expect(await Promise.all(ways.map(said))).toEqual(ways.map(() => '409 releaseError'));
    expect((await under.stored(version))?.title).toBe('after');
  });
});

describe('rights', () => {
  test('are asked by a dry run, which looks at nothing else and writes nothing', async () => {
    const { name } = await under.filledRelease();
    await editor().releases.schedule({ releaseId: name, publishAt: muchLater() });
    const dry = (client: SanityClient) =>
      Promise.all(
        [
          client.releases.create({ releaseId: newName() }, { dryRun: true }),
          client.releases.publish({ releaseId: name }, { dryRun: true }),
          client.releases.schedule({ releaseId: name, publishAt: inMs(-1) }, { dryRun: true }),
          client.releases.archive({ releaseId: name }, { dryRun: true }),
          client.releases.delete({ releaseId: name }, { dryRun: true }),
        ].map(said),
      );
    expect(await dry(editor())).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(await dry(under.clientOf('viewer'))).toEqual(Array.from({ length: 5 }, () => '403 insufficientPermissionsError'));
    expect((await under.release(name))?.state).toBe('scheduled');
  });

  test('keep a release from being the way around those of legal texts', async () => {
    const name = newName();
    const legal = under.clientOf('legal');
    await legal.releases.create({ releaseId: name });
    await legal.createVersion({ releaseId: name, publishedId: `terms-${name}`, document: { _type: 'article', kind: 'legal' } });
    expect(await said(editor().releases.publish({ releaseId: name }))).toBe('403 insufficientPermissionsError');
    expect(await said(editor().releases.schedule({ releaseId: name, publishAt: inMs(60_000) }))).toBe('403 insufficientPermissionsError');
    // the clerk wrote the text: another person has to publish it
    expect(await said(legal.releases.publish({ releaseId: name }))).toBe('409 legalTextError');
    expect((await under.release(name))?.state).toBe('active');
  });

  test('do not reach a release by mutations', async () => {
    const { name } = await under.filledRelease();
    const ways = [
      editor()
        .patch(`_.releases.${name}`, { set: { state: 'published' } })
        .commit(),
      editor().delete(`_.releases.${name}`),
      editor().create({ _id: '_.releases.forged', _type: 'system.release', state: 'scheduled' }),
      editor().create({ _id: 'forged', _type: 'system.release', name: 'forged', state: 'scheduled', publishAt: inMs(-1) }),
    ];
    expect(await Promise.all(ways.map(said))).toEqual(ways.map(() => '409 releaseError'));
  });

  test('of what is written say which release it would be in', async () => {
    const ways = [
      editor().action({
        actionType: 'sanity.action.document.create',
        publishedId: 'a',
        attributes: { _id: 'versions.rNowhere.a', _type: 'banner' },
        ifExists: 'fail',
      }),
      editor().createVersion({ releaseId: 'rNowhere', publishedId: 'a', document: { _type: 'banner' } }),
    ];
    expect(await Promise.all(ways.map(said))).toEqual(ways.map(() => '409 documentNotFoundError'));
  });

  test('of a legal text stay with whoever wrote it, though another person adds it to a release', async () => {
    const name = newName();
    const [clerk, administrator] = [under.clientOf('legal'), under.clientOf('administrator')];
    const text = { _type: 'article', kind: 'legal', language: 'en', slug: { current: `tos-${name.toLowerCase()}` }, version: 1 };
    await clerk.create({ _id: `drafts.tos-${name}`, ...text, effectiveDate: '2030-01-01', body: [] });
    await administrator.releases.create({ releaseId: name });
    await administrator.createVersion({ releaseId: name, publishedId: `tos-${name}`, baseId: `drafts.tos-${name}` });
    expect(await said(clerk.releases.publish({ releaseId: name }))).toBe('409 legalTextError');
    expect(await said(administrator.releases.publish({ releaseId: name }))).toBe('done');
  });
});
