import { lostSearches } from '#lib/contracts/calls/lost-search-calls.ts';
import { documentsSearch } from '#lib/contracts/calls/reading-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { answered } from '../envelope/refusal.ts';
import { createDocumentSearch, type DocumentSearchDeps, type Searched } from './document-search.ts';
import { countFacets, narrowDown, type FacetCounts } from './facets.ts';
import type { Hit } from './language-index.ts';
import { createLostSearches, type LostSearchDeps } from './lost-searches.ts';
import { nearestWords } from './nearest-words.ts';
import { productOffer, type ProductOffer, type Shop } from './product-offers.ts';
import { searchLinkOf } from './search-rows.ts';
import type { SearchedDocument } from './searched-document.ts';
import { subjectsShape, type Subjects } from './subjects.ts';

/** How often an address may have the CMS asked who it is. */
const editorTries = { capacity: 30, perMinute: 30 } as const;

export interface SearchHandlerDeps extends LostSearchDeps, DocumentSearchDeps {
  readonly isEditor: EditorCheck['isEditor'];
  /** What is sold at what price. @throws while that is not known: then products are found without it. */
  readonly shop: () => Promise<Shop>;
}

/** Search over articles and products in all three languages, and what was looked for in vain. */
export function searchHandlers(deps: SearchHandlerDeps): readonly CallHandler[] {
  const find = createDocumentSearch(deps);
  const subjectsOfTexts = deps.contentCache.add(subjectsShape);
  const lost = createLostSearches(deps, find);

  const offersOf = async (hits: readonly Hit[]): Promise<(document: SearchedDocument) => ProductOffer | null> => {
    if (!hits.some(({ document }) => document.type === 'product')) return () => null;
    try {
      const shop = await deps.shop();
      return ({ type, id, language }) => (type === 'product' ? productOffer(shop, id, language) : null);
    } catch (error) {
      deps.log.warn({ err: error }, 'products are found without a price');
      return () => null;
    }
  };

  return [
    handle(documentsSearch, async (asked, visitor) => {
      const { page, row, search, language } = asked;
      const [found, subjects] = await Promise.all([find(search, visitor.chosenLanguage ?? language ?? null), subjectsOfTexts.read()]);
      const { query, ranked, documents } = found;
      const subjectOf = ({ category }: SearchedDocument): string | null => subjects.of(category);
      const hits = narrowDown(ranked, asked, subjectOf);
      const shown = hits.slice((page - 1) * row, page * row);
      const offerOf = await offersOf(shown);
      if (page === 1 && !asked.typing && documents.length > 0) await lost.note(search, found, visitor);
      const facets = ranked.length > 0 ? facetsMessage(countFacets(ranked, asked, subjectOf), subjects, visitor.language) : {};
      return answered({
        items: shown.map((hit) => ({ linkData: JSON.stringify(searchLinkOf(hit, query, offerOf(hit.document))) })),
        aggsInfo: { all: hits.length, ...facets },
        ...wordsMessage(found, search, visitor.language),
      });
    }),
    handleForEditors({ isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) }, lostSearches, async () =>
      answered(await lost.list()),
    ),
  ];
}

/** The words that stand nowhere; without a result also those that are near. Neither is known while nothing is published. */
function wordsMessage(
  { query, ranked, documents, unfound }: Searched,
  search: string,
  language: Language,
): Pick<CallOutput<typeof documentsSearch>, 'missing' | 'nearest'> {
  const missing = documents.length > 0 ? unfound() : [];
  const isLost = ranked.length === 0 && documents.length > 0 && query.phrase !== '';
  return { ...(missing.length > 0 ? { missing } : {}), ...(isLost ? { nearest: nearestWords(search, documents, language) } : {}) };
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
