import { beforeAll, expect, test } from '@jest/globals';
import { languages, type Language } from '#lib/language/languages.ts';
import { findDocuments } from '#services/mydoc/search/find-documents.ts';
import { createSearchIndex } from '#services/mydoc/search/search-index.ts';
import { judge, judgedQueries, seededContent } from './judged-queries.ts';

const content = seededContent();
const index = createSearchIndex();

beforeAll(async () => index.update((await content).documents), 60_000);

/** What was reached, rounded down. The set knows articles alone: for 専有コア the product of that name comes before them. */
const amongThreeAtLeast: Readonly<Record<Language, number>> = { en: 0.98, zh: 0.95, ja: 0.95 };
const foundAtLeast: Readonly<Record<Language, number>> = { en: 0.91, zh: 0.9, ja: 0.87 };

test.each(languages)('R-8.2 in %s the article that answers is among the first three rows', async (chosen) => {
  const { documents, synonyms, asked } = await content;
  const quality = judge(judgedQueries(chosen), (search) =>
    findDocuments(index, { search, chosen, synonyms, asked, documents }).hits.map(({ document: { type, id } }) =>
      `${type} ${id}`.replace(/^article /, ''),
    ),
  );
  expect(quality.queries).toBeGreaterThanOrEqual(70);
  expect(quality.amongThree).toBeGreaterThanOrEqual(amongThreeAtLeast[chosen]);
  expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(foundAtLeast[chosen]);
});
