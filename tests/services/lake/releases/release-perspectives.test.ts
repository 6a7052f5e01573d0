import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newName, openReleases, type ReleasesUnderTest } from './releases-under-test.ts';

let under: ReleasesUnderTest;

beforeAll(async () => {
  under = await openReleases();
}, 60_000);

afterAll(() => under.close());

const editor = () => under.clientOf('editor');

describe('queries', () => {
  test('find the versions of a document and the members of a release', async () => {
    const { name, changed, versions } = await under.filledRelease();
    const query =
      '{"layers": *[sanity::versionOf($id)]._id, "members": *[sanity::partOfRelease($name)]._id, "full": *[sanity::partOfRelease($full)]._id}';
    expect(await editor().fetch(query, { id: changed, name, full: `_.releases.${name}` })).toEqual({
      layers: [changed, `versions.${name}.${changed}`],
      members: versions,
      full: [],
    });
  });

  test('overlay the releases of a perspective in its order, without what one of them removes', async () => {
    const { name, changed, added, removed } = await under.filledRelease();
    const upper = newName();
    await editor().releases.create({ releaseId: upper });
    await editor().createVersion({ releaseId: upper, publishedId: changed, document: { _type: 'banner', title: 'upper' } });
    const seen = (perspective: string[]) =>
      editor().fetch('*[_id in $ids] | order(_id) {_id, title, _originalId}', { ids: [changed, added, removed] }, { perspective });
    expect(await seen([upper, name, 'drafts'])).toEqual([
      { _id: added, title: 'new', _originalId: `versions.${name}.${added}` },
      { _id: changed, title: 'upper', _originalId: `versions.${upper}.${changed}` },
    ]);
    expect(await seen([name, upper])).toMatchObject([{ title: 'new' }, { title: 'after' }]);
    expect(await seen(['drafts'])).toMatchObject([{ title: 'before' }, { title: 'goes' }]);
  });

  test('of what is published see no release', async () => {
    await under.filledRelease();
    const query = '*[_type == "system.release" || _id in path("versions.**")]._id';
    expect(await editor().fetch(query, {}, { perspective: 'published' })).toEqual([]);
    expect(await editor().fetch(query, {}, { perspective: ['drafts'] })).toEqual([]);
  });

  test('read all releases by their own function', async () => {
    const { name } = await under.filledRelease();
    expect(await editor().fetch('releases::all()[name == $name].metadata.title', { name })).toEqual([`Release ${name}`]);
  });
});
