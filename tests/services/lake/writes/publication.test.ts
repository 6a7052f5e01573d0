import { expect, test } from '@jest/globals';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { contentOf, publicationOf, unpublicationOf } from '#services/lake/writes/publication.ts';

const stamps = { _rev: 'r', _updatedAt: '2026-02-02T00:00:00Z', _createdAt: '2026-02-01T00:00:00Z' };
const weak = { _type: 'reference', _ref: 'page', _weak: true, _strengthenOnPublish: { type: 'page' } };
const published: LakeDocument = { _id: 'a', _type: 'banner', title: 'before', ...stamps, _createdAt: '2026-01-01T00:00:00Z' };
const sources: readonly LakeDocument[] = ['drafts.a', 'versions.rOne.a'].map((_id) => ({
  ...{ _id, _type: 'banner', title: 'after', to: weak },
  ...stamps,
}));

test.each(sources)('$_id takes the place of the published document, which keeps the time of its creation', (source) => {
  const content = { _type: 'banner', title: 'after', to: { _type: 'reference', _ref: 'page' } };
  expect(publicationOf(source, 'a', published)).toEqual([
    { createOrReplace: { ...content, _id: 'a', _createdAt: '2026-01-01T00:00:00Z' } },
    { delete: { id: source._id } },
  ]);
  expect(publicationOf(source, 'a', undefined)).toEqual([
    { createOrReplace: { ...content, _id: 'a', _createdAt: '2026-02-01T00:00:00Z' } },
    { delete: { id: source._id } },
  ]);
  const { _createdAt, ...without } = source;
  expect(publicationOf(without, 'a', undefined)[0]).toEqual({ createOrReplace: { ...content, _id: 'a' } });
});

test.each(sources)('$_id as a new legal version is created when it is published, and a correction of it leaves that', (source) => {
  const legal = { ...source, _type: 'article', kind: 'legal' };
  expect(publicationOf(legal, 'a', undefined)[0]).toEqual({
    createOrReplace: { _id: 'a', _type: 'article', kind: 'legal', title: 'after', to: { _type: 'reference', _ref: 'page' } },
  });
  expect(publicationOf(legal, 'a', { ...legal, _id: 'a', _createdAt: '2026-01-01T00:00:00Z' })[0]).toMatchObject({
    createOrReplace: { _createdAt: '2026-01-01T00:00:00Z' },
  });
});

test('a version that is marked to be removed unpublishes its document, or is only gone where nothing is published', () => {
  const [draft, version] = sources.map((source) => ({ ...source, _system: { delete: true } }));
  if (!draft || !version) throw new Error('no sources');
  const away = { delete: { id: version._id } };
  expect(publicationOf(version, 'a', published)).toEqual([...unpublicationOf(published), away]);
  expect(publicationOf(version, 'a', undefined)).toEqual([away]);
  // such a mark says nothing of a draft
  expect(publicationOf(draft, 'a', published)[0]).toMatchObject({ createOrReplace: { _id: 'a', title: 'after' } });
});

test('what is unpublished becomes a draft, and leaves one alone that is there', () => {
  const { _rev, _updatedAt, ...content } = published;
  expect(unpublicationOf(published)).toEqual([{ delete: { id: 'a' } }, { createIfNotExists: { ...content, _id: 'drafts.a' } }]);
  expect(unpublicationOf(published, 'drafts.other')[1]).toEqual({ createIfNotExists: { ...content, _id: 'drafts.other' } });
});

test('what each write makes anew is left out, and the mark of a version unless it is asked for', () => {
  const marked = { ...published, _system: { delete: true } };
  expect(contentOf(marked)).toEqual({ _id: 'a', _type: 'banner', title: 'before', _createdAt: '2026-01-01T00:00:00Z' });
  expect(contentOf(marked, { keepsSystem: true })).toHaveProperty('_system', { delete: true });
  expect(contentOf(published, { keepsSystem: true })).not.toHaveProperty('_system');
});
