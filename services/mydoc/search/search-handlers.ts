import { hotTermsSearch } from '#lib/contracts/calls/hot-term-call.ts';
import { lostSearches } from '#lib/contracts/calls/lost-search-calls.ts';
import { documentsSearch } from '#lib/contracts/calls/search-call.ts';
import type { CallInput, CallOutput } from '#lib/contracts/define-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { createTurns } from '#services/platform/turns.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { editorTries } from '../envelope/editor-tries.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import type { Visitor } from '../envelope/visitor.ts';
import { answered, refused } from '../envelope/refusal.ts';
import { createCostlySearches } from './costly-search.ts';
import { countSearch } from './counts/daily-searches.ts';
import type { DocumentSearch, Searched } from './document-search.ts';
import { countFacets, narrowDown, type FacetCounts } from './facets.ts';
import { hotTermsShape } from './hot-terms.ts';
import type { Hit } from './language-index.ts';
import { createLostSearches, isLost, type LostSearchDeps } from './lost/lost-searches.ts';
import { mayNameServer, namedServerRow } from './named-server.ts';
import { nearestWords } from './nearest-words.ts';
import { productOffer, type ProductOffer, type PricingContext } from './product-offers.ts';
import { searchLinkOf } from './search-rows.ts';
import type { SearchedDocument } from './searched-document.ts';
import { subjectsShape, type Subjects } from './subjects.ts';

export interface SearchHandlerDeps extends LostSearchDeps {
  readonly contentCache: ContentCache;
  readonly find: DocumentSearch;
  readonly isEditor: EditorCheck['isEditor'];
  /** What is sold at what price. @throws while that is not known: then products are found without it. */
  readonly shop: () => Promise<PricingContext>;
}

/** Search over articles and products in all three languages, and what was looked for in vain. */
export function searchHandlers(deps: SearchHandlerDeps): readonly CallHandler[] {
  const { find } = deps;
  const subjectsOfTexts = deps.contentCache.add(subjectsShape);
  const lost = createLostSearches(deps, find);
  const hotTerms = deps.contentCache.add(hotTermsShape);
  const inLimits = createCostlySearches();

  const shopOrNone = async (): Promise<PricingContext | null> => {
    try {
      return await deps.shop();
    } catch (error) {
      deps.log.warn({ err: error }, 'products are found without a price');
      return null;
    }
  };

  /** A server that the search names is a result of its own, before all others, unless these are narrowed down to subjects or languages. */
  const serverOf = async ({ search, subject, textLanguage }: CallInput<typeof documentsSearch>, language: Language) => {
    if (subject !== undefined || textLanguage !== undefined || !mayNameServer(search)) return [];
    const shop = await shopOrNone();
    return shop ? [namedServerRow(search, shop, language)].filter((row) => row !== null) : [];
  };

  const offersOf = async (hits: readonly Hit[]): Promise<(document: SearchedDocument) => ProductOffer | null> => {
    if (!hits.some(({ document }) => document.type === 'product')) return () => null;
    const shop = await shopOrNone();
    return ({ type, id, language }) => (shop && type === 'product' ? productOffer(shop, id, language) : null);
  };

  const answerSearch = async (asked: CallInput<typeof documentsSearch>, visitor: Visitor) => {
    const { page, row, search, language } = asked;
    const chosen = visitor.chosenLanguage ?? language ?? null;
    const [found, subjects, named] = await Promise.all([
      find(search, chosen, { byMeaning: !asked.typing }),
      subjectsOfTexts.read(),
      serverOf(asked, visitor.language),
    ]);
    const { query, ranked, documents } = found;
    const subjectOf = ({ category }: SearchedDocument): string | null => subjects.of(category);
    const hits = narrowDown(ranked, asked, subjectOf);
    const servers = asked.type === 'article' ? [] : named;
    const first = (page - 1) * row;
    const shownServers = servers.slice(first, first + row);
    const shown = hits.slice(Math.max(0, first - servers.length), first + row - servers.length);
    const offerOf = await offersOf(shown);
    const links = await inTurns(shown, (hit) => searchLinkOf(hit, query, offerOf(hit.document)));
    if (page === 1 && !asked.typing && query.phrase !== '') await countSearch(deps, visitor);
    if (page === 1 && !asked.typing && documents.length > 0 && named.length === 0) await lost.note(search, found, visitor);
    const facets = ranked.length > 0 ? facetsMessage(countFacets(ranked, asked, subjectOf), subjects, visitor.language) : {};
    return answered({
      items: [...shownServers, ...links].map((link) => ({ linkData: JSON.stringify(link) })),
      aggsInfo: { all: servers.length + hits.length, ...facets },
      ...(named.length > 0 ? {} : wordsMessage(found, search, visitor.language)),
    });
  };

  return [
    handle(documentsSearch, async (asked, visitor) => {
      const answer = await inLimits(asked, visitor, () => answerSearch(asked, visitor));
      return 'waitSeconds' in answer ? refused('tooManyRequests', { values: { seconds: answer.waitSeconds } }) : answer;
    }),
    handle(hotTermsSearch, async ({ language }) => answered({ words: [...(await hotTerms.read())[language]] })),
    handleForEditors({ isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) }, lostSearches, async () =>
      answered(await lost.list()),
    ),
  ];
}

/** Rows are read line by line: others run in between. */
async function inTurns<Row>(hits: readonly Hit[], make: (hit: Hit) => Row): Promise<Row[]> {
  const turn = createTurns();
  const rows: Row[] = [];
  for (const hit of hits) {
    await turn();
    rows.push(make(hit));
  }
  return rows;
}

/**
 * The words that occur in no text, and whether the search is lost; without a result also those that are near. None is known while nothing
 * is published.
 */
function wordsMessage(
  found: Searched,
  search: string,
  language: Language,
): Pick<CallOutput<typeof documentsSearch>, 'missing' | 'lost' | 'nearest'> {
  const { query, ranked, documents, unfound } = found;
  if (documents.length === 0) return {};
  const missing = unfound();
  const isInVain = ranked.length === 0 && query.phrase !== '';
  return {
    ...(missing.length > 0 ? { missing } : {}),
    ...(isLost(found) ? { lost: true as const } : {}),
    ...(isInVain ? { nearest: nearestWords(search, documents, language) } : {}),
  };
}

const facetsMessage = (
  { types, languages, subjects }: FacetCounts,
  { list }: Subjects,
  language: Language,
): Omit<CallOutput<typeof documentsSearch>['aggsInfo'], 'all'> => ({
  types,
  languages,
  subjects: list.flatMap(({ slug, name }) => {
    const count = subjects.get(slug) ?? 0;
    return count > 0 && name[language] ? [{ slug, name: name[language], count }] : [];
  }),
});
