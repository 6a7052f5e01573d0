import { expect, test } from '@jest/globals';
import { createAskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import { correctedWords, type Correction } from '#services/mydoc/search/excerpts/corrected-words.ts';
import { findDocuments } from '#services/mydoc/search/find-documents.ts';
import { createSearchIndex } from '#services/mydoc/search/search-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const document: SearchedDocument = {
  type: 'article',
  group: 'snapshots',
  language: 'en',
  id: 'snapshots',
  title: 'Backups',
  link: '/doc/article/snapshots',
  passages: [
    { fragment: null, heading: 'Copies of a disk', lines: ['Take Snapshots of a running server, with its WordPress.'] },
    { fragment: 'section-1', heading: 'Where they are', lines: ['In the same region.'], asked: ['how many can I keep'] },
  ],
};
const index = createSearchIndex();
const synonyms = { en: [['virtual', 'server'].map((word) => ({ phrase: word, terms: [word], written: word }))], zh: [], ja: [] };
const asked = createAskedIndex({ en: [], zh: [], ja: [] });

async function corrections(search: string): Promise<Correction[]> {
  await index.update([document]);
  const { query, hits } = findDocuments(index, { search, chosen: 'en', synonyms, asked, documents: [document] });
  const [hit] = hits;
  return hit ? correctedWords(query, hit.matched(), hit.document) : [];
}

test.each<[string, Correction[]]>([
  ['snapshto', [{ typed: 'snapshto', found: 'Snapshots' }]],
  ['SNAPSOT server', [{ typed: 'SNAPSOT', found: 'Snapshots' }]],
  ['bakcups', [{ typed: 'bakcups', found: 'Backups' }]],
  // its stem is two letters further away than what was typed
  ['wordpres server', [{ typed: 'wordpres', found: 'WordPress' }]],
  // not in the passage that answers best
  ['regoin of the snapshots', [{ typed: 'regoin', found: 'region' }]],
  ['mnay snapshots', [{ typed: 'mnay', found: 'many' }]],
  ['snapshot', []],
  ['snapshotting', []],
  ['snaps', []],
  ['virtual', []],
  ['zeppelin server', []],
])('R-8.2 %j was corrected: %j', async (search, expected) => {
  expect(await corrections(search)).toEqual(expected);
});
