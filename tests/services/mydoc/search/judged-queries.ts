import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { createAskedIndex, type AskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import { askedQuestionsShape } from '#services/mydoc/search/asked/asked-questions.ts';
import { withQuestions } from '#services/mydoc/search/asked/with-questions.ts';
import type { CachedDocuments } from '#services/mydoc/content-cache/cached-documents.ts';
import { articlesInForce, articlesShape } from '#services/mydoc/search/article-shape.ts';
import { productsShape } from '#services/mydoc/search/product-shape.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';
import { synonymsShape, type Synonyms } from '#services/mydoc/search/synonyms.ts';

const judgedSchema = z.array(z.object({ query: z.string(), kind: z.string(), answers: z.array(z.string()).min(1) }));

export type JudgedQuery = z.infer<typeof judgedSchema>[number];

/** The judged queries of a language (tests/fixtures/search-queries). */
export const judgedQueries = (language: Language): readonly JudgedQuery[] =>
  judgedSchema.parse(JSON.parse(readFileSync(new URL(`../../../fixtures/search-queries/${language}.json`, import.meta.url), 'utf8')));

interface SeededContent {
  readonly documents: readonly SearchedDocument[];
  readonly synonyms: Synonyms;
  readonly asked: AskedIndex;
}

/** What the search has with the seed's content, as it is when everything of it is in force. */
export async function seededContent(): Promise<SeededContent> {
  const now = new Date();
  const pictures = new Proxy<Record<string, string>>({}, { get: () => 'image-abc-10x10-png' });
  const ask = askOver(seedDocuments(pictures, now));
  const read = async <Model>({ query, read: parse }: { query: string; read(elements: readonly unknown[], report: () => void): Model }) =>
    parse(z.array(z.unknown()).parse(await ask(query)), () => {});
  const readAll = async <Document, Model>({ filter, fields, read: parse, combine }: CachedDocuments<Document, Model>): Promise<Model> => {
    const texts = z.array(z.unknown()).parse(await ask(`*[${filter}]{_id, ${fields}}`));
    return combine(texts.flatMap((text) => parse(text, () => {}) ?? []));
  };
  const articles = articlesInForce(await readAll(articlesShape), now.getTime());
  const questions = await readAll(askedQuestionsShape);
  return {
    documents: [...(await read(productsShape)), ...withQuestions(articles.documents, questions)],
    synonyms: await read(synonymsShape),
    asked: createAskedIndex(questions),
  };
}

/** How well a search answers: the share with an answer in the first place, among the first three, and the mean reciprocal rank. */
export interface Quality {
  readonly queries: number;
  readonly first: number;
  readonly amongThree: number;
  readonly meanReciprocalRank: number;
}

/** `search` answers the ids of articles, best first. */
export function judge(queries: readonly JudgedQuery[], search: (query: string) => readonly string[]): Quality {
  const ranks = queries.map(({ query, answers }) => search(query).findIndex((id) => answers.includes(id)) + 1);
  const share = (count: (rank: number) => number): number => ranks.reduce((sum, rank) => sum + count(rank), 0) / ranks.length;
  return {
    queries: ranks.length,
    first: share((rank) => (rank === 1 ? 1 : 0)),
    amongThree: share((rank) => (rank > 0 && rank <= 3 ? 1 : 0)),
    meanReciprocalRank: share((rank) => (rank > 0 ? 1 / rank : 0)),
  };
}
