import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '#lib/language/languages.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { together } from '../content-cache/together.ts';
import { askedIndexOf } from './asked/asked-index.ts';
import { askedQuestionsShape, type AskedQuestions } from './asked/asked-questions.ts';
import { withQuestions } from './asked/with-questions.ts';
import { articlesInForce, articlesShape, type ArticleEditions, type TextsInForce } from './article-shape.ts';
import { oneOfEach } from './facets.ts';
import { findDocuments, type SearchFound } from './find-documents.ts';
import { languageOfScript } from './language-of-script.ts';
import { fuseRanks } from './meaning/fuse-ranks.ts';
import type { MeaningIndex } from './meaning/meaning-index.ts';
import { productsShape } from './product-shape.ts';
import { createSearchIndex } from './search-index.ts';
import type { SearchedDocument } from './searched-document.ts';
import { synonymsShape } from './synonyms.ts';

export interface Searched extends SearchFound {
  /** All that could be found; nothing while the CMS has not answered yet, or the index is being built. */
  readonly documents: readonly SearchedDocument[];
}

/**
 * Searches what is published now, for a visitor's language or that of the page; null if neither is known. Not `byMeaning`: by words alone,
 * without a request to the service of meanings. `waitMs`: how long it waits for an index that is being built, if not as usual.
 */
export type DocumentSearch = (
  search: string,
  chosen: Language | null,
  how: { readonly byMeaning: boolean; readonly waitMs?: number },
) => Promise<Searched>;

export interface DocumentSearchDeps {
  readonly contentCache: ContentCache;
  readonly databaseNow: DatabaseClock;
  /** Absent: words alone. */
  readonly meaning?: MeaningIndex | undefined;
  /** How long a search waits for the index at most. */
  readonly indexWaitMs?: number;
}

/** With tens of thousands of articles the first index takes minutes: until then a search has what is in it already. */
const defaultIndexWaitMs = 5_000;

/** The search of this process, over an index that follows what is published. */
export function createDocumentSearch(deps: DocumentSearchDeps): DocumentSearch {
  const content = together({
    articles: deps.contentCache.addDocuments(articlesShape),
    products: deps.contentCache.add(productsShape),
    synonyms: deps.contentCache.add(synonymsShape),
    questions: deps.contentCache.addDocuments(askedQuestionsShape),
  });
  const index = createSearchIndex();
  const searchable = createSearchable();
  return async (search, chosen, { byMeaning, waitMs = deps.indexWaitMs ?? defaultIndexWaitMs }) => {
    const [{ articles, products, synonyms, questions }, nowMs] = await Promise.all([content.read(), deps.databaseNow()]);
    const documents = searchable(articles, products, questions, nowMs);
    const isWhole = await within(waitMs, index.update(documents));
    const found = findDocuments(index, { search, chosen, synonyms, asked: askedIndexOf(questions), documents });
    deps.meaning?.update(documents);
    const near =
      !byMeaning || found.query.weights.size === 0 ? [] : await deps.meaning?.nearest(search, chosen ?? languageOfScript(search));
    const ranked = fuseRanks(found.ranked, near ?? []);
    return { ...found, hits: oneOfEach(ranked), ranked, documents: isWhole ? documents : [] };
  };
}

/** Whether work is done in time; it goes on all the same. */
async function within(ms: number, work: Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  const late = delay(ms, false, { ref: false, signal: stop.signal }).catch(() => false);
  const done = work.then(() => true);
  try {
    return await Promise.race([done, late]);
  } finally {
    stop.abort();
    // the next call that waits for it gets the error
    done.catch(() => undefined);
  }
}

/** Everything that is found at an instant: the same list until something in it changes. */
function createSearchable() {
  interface Made extends TextsInForce {
    readonly of: readonly [ArticleEditions, readonly SearchedDocument[], AskedQuestions];
    readonly fromMs: number;
  }
  let last: Made | null = null;
  return (...[articles, products, questions, nowMs]: readonly [...Made['of'], number]): readonly SearchedDocument[] => {
    const isSame = last?.of.every((each, place) => each === [articles, products, questions][place]);
    if (last && isSame && last.fromMs <= nowMs && nowMs < last.untilMs) return last.documents;
    const { documents, untilMs } = articlesInForce(articles, nowMs);
    const all = [...products, ...withQuestions(documents, questions)];
    last = { of: [articles, products, questions], fromMs: nowMs, untilMs, documents: all };
    return last.documents;
  };
}
