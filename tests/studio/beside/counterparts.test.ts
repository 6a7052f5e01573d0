import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { counterparts, counterpartsQuery } from '#studio/beside/counterparts.ts';
import { ReadText } from '#studio/beside/read-text.tsx';
import { seedDocuments } from '#studio/seed/seed.ts';
import { answerQuery } from '#tests/studio/query-server.ts';

const text = (id: string, language: string, version: number, title = id) => ({
  _id: id,
  _type: 'article',
  language,
  version,
  title,
  summary: 'S',
});
const japanese = { language: 'ja', version: 3 };
const shown = (documents: readonly object[], document: object = japanese) =>
  counterparts(document, documents).map(
    ({ language, title, version, isDraft }) => `${language} ${version}: ${title}${isDraft ? ' (draft)' : ''}`,
  );

test('beside a text stands the same version in each other language, its draft before what is published', () => {
  expect(
    shown([text('en-2', 'en', 2), text('en-3', 'en', 3), text('drafts.en-3', 'en', 3), text('zh-3', 'zh', 3), text('ja-3', 'ja', 3)]),
  ).toEqual(['en 3: drafts.en-3 (draft)', 'zh 3: zh-3']);
});

test('where that version is not there yet, the highest one stands for it', () => {
  expect(shown([text('en-1', 'en', 1), text('en-2', 'en', 2)])).toEqual(['en 2: en-2']);
});

test('a release is left out, and so is a language without the text', () => {
  expect(shown([text('versions.spring.en-3', 'en', 3)])).toEqual([]);
  expect(counterparts(japanese, null)).toEqual([]);
});

test('the query finds the translations of a text of the seed, with their words', async () => {
  const documents = seedDocuments({}, new Date());
  const database = documents.find(({ _id }) => _id === 'article-database-ja');
  const answer = await answerQuery(documents, counterpartsQuery, { kind: database?.kind, key: database?.translationKey });
  const found = counterparts(database, answer);
  expect(found.map(({ language, id }) => [language, id])).toEqual([
    ['en', 'article-database-en'],
    ['zh', 'article-database-zh'],
  ]);
  expect(found[0]?.body.length).toBeGreaterThan(20);
});

test('headings, lists, tables, notes, code, pictures’ words and tabs are all read', () => {
  const block = (words: string, more: object = {}) => ({
    _type: 'block',
    _key: words,
    children: [{ _type: 'span', text: words }],
    ...more,
  });
  const body = [
    block('Install', { style: 'h2' }),
    block('Debian', { listItem: 'bullet' }),
    { _type: 'table', _key: 't', rows: [{ cells: ['Port', '5432'] }] },
    { _type: 'note', _key: 'n', text: 'Mind the port' },
    { _type: 'code', _key: 'c', code: 'ss -ltn' },
    { _type: 'tabs', _key: 'x', tabs: [{ _key: 'y', label: 'Ubuntu', body: [block('Inside')] }] },
  ];
  const [found] = counterparts(japanese, [{ ...text('en-3', 'en', 3), body }]);
  expect(renderToStaticMarkup(createElement(ReadText, { body: found?.body ?? [] }))).toBe(
    '<h3>Install</h3><p>• Debian</p><table><tbody><tr><td>Port</td><td>5432</td></tr></tbody></table>' +
      '<p>Mind the port</p><pre>ss -ltn</pre><div><h4>Ubuntu</h4><p>Inside</p></div>',
  );
});
