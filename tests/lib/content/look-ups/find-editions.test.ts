import { expect, test } from '@jest/globals';
import { askOver } from '../ask-over.ts';
import { findEditions } from '#lib/content/look-ups/find-editions.ts';

const edition = (id: string, fields: object) => ({
  _id: id,
  _type: 'article',
  kind: 'legal',
  language: 'en',
  slug: { current: 'tos' },
  translationKey: 'tos',
  title: id,
  version: 1,
  effectiveDate: '2026-01-01',
  ...fields,
});

const documents = [
  edition('en-1', {}),
  edition('en-2', { version: 2 }),
  edition('ja-2', { language: 'ja', slug: { current: 'yakkan' }, version: 2 }),
  edition('other', { slug: { current: 'privacy' }, translationKey: 'privacy' }),
  edition('alone', { slug: { current: 'alone' }, translationKey: null }),
];

test('an article’s versions and translations are found from any of its slugs, each once, the newest first', async () => {
  const ids = async (slug: string): Promise<string[]> => (await findEditions(askOver(documents), slug)).map(({ _id }) => _id);
  expect(await ids('tos')).toEqual(['en-2', 'ja-2', 'en-1']);
  expect((await ids('yakkan')).toSorted()).toEqual(['en-1', 'en-2', 'ja-2']);
  expect(await ids('alone')).toEqual(['alone']);
  expect(await ids('nothing')).toEqual([]);
});
