import {
  articleFeedback,
  collectArticle,
  collectedArticles,
  rateArticle,
  readerState,
  uncollectArticle,
} from '#lib/contracts/calls/reader-calls.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { together } from '../content-cache/together.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { editorTries } from '../envelope/editor-tries.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { handleLoggedIn, type AccountOf } from '../envelope/handle-logged-in.ts';
import { answered, refused } from '../envelope/refusal.ts';
import { subjectsShape } from '../search/subjects.ts';
import { knownArticlesShape } from './article-cache.ts';
import { addFavourite, isFavourite, listFavourites, removeFavourite, restoreFavourite } from './favourite-store.ts';
import { readFeedback } from './feedback-figures.ts';
import { favouriteOf, isRatable, shownEdition } from './known-article.ts';
import { findRating, putRating, readAverage } from './rating-store.ts';
import { countSearch } from './search-store.ts';
import { searchedWord } from './searched-word.ts';

interface ReaderDeps {
  readonly executor: Executor;
  readonly contentCache: ContentCache;
  readonly databaseNow: DatabaseClock;
  readonly accountOf: AccountOf;
  readonly isEditor: EditorCheck['isEditor'];
}

/** What readers say of articles, and which they keep at hand. */
export function readerHandlers(deps: ReaderDeps): readonly CallHandler[] {
  const { executor, accountOf } = deps;
  return [
    handle(readerState, async (text, visitor) => {
      const accountId = await accountOf(visitor);
      const average = await readAverage(executor, text);
      if (accountId === null) return answered({ average, mine: null, collected: false });
      const [mine, collected] = await Promise.all([findRating(executor, accountId, text), isFavourite(executor, accountId, text.article)]);
      return answered({ average, mine, collected });
    }),
    ...articleHandlers(deps),
    handleLoggedIn(accountOf, uncollectArticle, async ({ article }, accountId) => {
      await removeFavourite(executor, accountId, article);
      return answered({ collected: false as const });
    }),
    handleForEditors({ isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) }, articleFeedback, async () =>
      answered({ versions: await readFeedback(executor) }),
    ),
  ];
}

/** The calls that ask the CMS what is published. */
function articleHandlers({ executor, contentCache, databaseNow, accountOf }: ReaderDeps): readonly CallHandler[] {
  const articles = contentCache.add(knownArticlesShape);
  const listed = together({ known: articles, subjects: contentCache.add(subjectsShape) });
  return [
    handleLoggedIn(accountOf, rateArticle, async ({ rating, suggestion, text, searched, ...of }, accountId) => {
      const editions = (await articles.read()).get(of.article) ?? [];
      if (!isRatable(editions, of, await databaseNow())) return refused('articleGone');
      const replaced = await putRating(executor, accountId, of, { rating, suggestion, text: text.trim() });
      const word = searchedWord(rating, searched);
      if (word !== null) await countSearch(executor, of, word);
      return answered({ replaced, average: await readAverage(executor, of) });
    }),
    handleLoggedIn(accountOf, collectArticle, async ({ article }, accountId, { language }) => {
      const collected = answered({ collected: true as const });
      if (await restoreFavourite(executor, accountId, article)) return collected;
      const editions = (await articles.read()).get(article) ?? [];
      const edition = shownEdition(editions, language, await databaseNow());
      if (!edition) return refused('articleGone');
      const favourite = { article, title: edition.title, language: edition.language };
      return (await addFavourite(executor, accountId, favourite)) ? collected : refused('favouritesFull');
    }),
    handleLoggedIn(accountOf, collectedArticles, async (_input, accountId, { language }) => {
      const rows = await listFavourites(executor, accountId);
      if (rows.length === 0) return answered({ items: [] });
      const [{ known, subjects }, nowMs] = await Promise.all([listed.read(), databaseNow()]);
      // no article at all is a CMS that never answered: nothing may be called gone
      if (known.size === 0) return refused('systemBusy');
      const items = rows.map((row) =>
        favouriteOf(row, { editions: known.get(row.article) ?? [], subjects: subjects.names, language, nowMs }),
      );
      return answered({ items });
    }),
  ];
}
