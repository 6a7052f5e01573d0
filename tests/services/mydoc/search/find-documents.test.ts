import { expect, test } from '@jest/globals';
import type { Language } from '#lib/language/languages.ts';
import { createAskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import { findDocuments } from '#services/mydoc/search/find-documents.ts';
import { createSearchIndex } from '#services/mydoc/search/search-index.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const document = (language: Language, id: string, title: string, text: string): SearchedDocument => ({
  type: 'article',
  group: id,
  language,
  id,
  title,
  link: `/${language}/${id}`,
  passages: [{ fragment: null, heading: '', lines: [text] }],
});

const documents = [
  document('en', 'vps', 'VPS', 'A server. Its price is 100% fair.'),
  document('ja', 'vps', 'VPS', 'サーバーです。'),
  document('en', 'network', 'Private network', 'Between servers.'),
  document('zh', 'network', '私有网络', 'VPS 之间的网络。'),
  document('ja', 'logs', 'ログ', 'サーバーのログを読む。'),
  document('en', 'signs', 'The % sign', 'What it means.'),
];
const index = createSearchIndex();
const synonyms = { en: [], zh: [], ja: [] };
const asked = createAskedIndex({ en: [], zh: [], ja: [] });

async function find(search: string, chosen: Language | null): Promise<string[]> {
  await index.update(documents);
  return findDocuments(index, { search, chosen, synonyms, asked, documents }).hits.map((hit) => hit.document.link);
}

test('a document has one row: in the visitor’s language, else in that of the script', async () => {
  expect(await find('vps', 'ja')).toEqual(['/ja/vps', '/zh/network']);
  expect(await find('vps', null)).toEqual(['/en/vps', '/zh/network']);
  expect(await find('サーバー', 'en')).toEqual(['/ja/vps', '/ja/logs']);
});

test('a text in another language comes first where it has twice as much of the search', async () => {
  expect(await find('VPS 私有网络', 'en')).toEqual(['/zh/network']);
  expect(await find('server ログ サーバー', 'en')).toEqual(['/ja/logs', '/ja/vps', '/en/network']);
});

test('what has less than a third of what the best has is left out', async () => {
  expect(await find('price fair server', 'en')).toEqual(['/en/vps', '/en/network']);
  expect(await find('price fair server 100%', 'en')).toEqual(['/en/vps']);
});

test('R-8.2 single characters of a word that occurs nowhere are no answer', async () => {
  expect(await find('私塾', 'zh')).toEqual([]);
  expect(await find('私有', 'zh')).toEqual(['/zh/network']);
  const { unfound } = findDocuments(index, { search: '私塾 网络', chosen: 'zh', synonyms, asked, documents });
  expect(unfound()).toEqual(['私塾']);
});

test('a sign alone is found as it is, first in a title', async () => {
  expect(await find('%', 'en')).toEqual(['/en/signs', '/en/vps']);
  expect(await find('§', 'en')).toEqual([]);
  expect(await find('　', 'en')).toEqual([]);
});

test('updates that overlap leave what was asked for last', async () => {
  const [first] = documents;
  if (!first) throw new Error('there is no document');
  await Promise.all([index.update(documents), index.update([]), index.update([first])]);
  expect(findDocuments(index, { search: 'vps', chosen: 'en', synonyms, asked, documents }).hits.map((hit) => hit.document.link)).toEqual([
    '/en/vps',
  ]);
});

test('an update that fails leaves the next ones to do', async () => {
  const broken: SearchedDocument = {
    ...document('en', 'broken', 'Broken', ''),
    get passages(): never {
      throw new Error('broken');
    },
  };
  await expect(index.update([broken])).rejects.toThrow('broken');
  expect(await find('vps', 'ja')).toEqual(['/ja/vps', '/zh/network']);
});
