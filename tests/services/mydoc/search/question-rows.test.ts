import { expect, test } from '@jest/globals';
import { createAskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import { withQuestions } from '#services/mydoc/search/asked/with-questions.ts';
import { findDocuments } from '#services/mydoc/search/find-documents.ts';
import { createSearchIndex } from '#services/mydoc/search/search-index.ts';
import { searchLinkOf } from '#services/mydoc/search/search-rows.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const policy: SearchedDocument = {
  ...{ type: 'article', group: 'article privacy', language: 'ja', id: 'privacy', title: 'プライバシー', link: '/ja/doc/article/privacy' },
  passages: [
    { fragment: null, heading: '取得する情報', lines: [] },
    { fragment: 'section-1', heading: '本人確認', lines: ['書類は30日後に削除します。'] },
  ],
};
const questions = {
  ...{ en: [], zh: [] },
  ja: [{ article: 'privacy', language: 'ja' as const, heading: '本人確認', questions: ['身分証の写真はいつ消える'] }],
};

test('R-8.2 a text found by a question of readers alone shows it, leads to its section, and lacks no word of it', async () => {
  const index = createSearchIndex();
  const documents = withQuestions([policy], questions);
  await index.update(documents);
  const found = { chosen: 'ja', synonyms: { en: [], zh: [], ja: [] }, asked: createAskedIndex(questions), documents } as const;
  const { query, hits } = findDocuments(index, { search: '身分証の写真 証明書', ...found });
  const rows = hits.map((hit) => searchLinkOf(hit, query, null));
  expect(rows).toEqual([
    expect.objectContaining({
      link: '/ja/doc/article/privacy#section-1',
      question: {
        text: '身分証の写真はいつ消える',
        marks: [
          [0, 3],
          [4, 6],
        ],
      },
      missing: ['証明書'],
    }),
  ]);
});
