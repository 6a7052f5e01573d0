import type { Language } from '#lib/language/languages.ts';
import { rowsPerPage, type AskDocuments } from '#lib/documents/search/search-session.ts';

/**
 * Sends a search to the service; its code is loaded with the first search. Each row is parsed separately, so that a malformed one is
 * left out alone. `quiet`: the caller shows failures.
 */
export const askDocumentsIn =
  (language: Language, { quiet = false }: { quiet?: boolean } = {}): AskDocuments =>
  async ({ word, page, type, subject, textLanguage }, { typing, signal }) => {
    const [{ makeCall }, { documentsSearch, readSearchLink }] = await Promise.all([
      import('#components/ui/calls/make-call.ts'),
      import('#lib/contracts/calls/search-call.ts'),
    ]);
    const asked = {
      page,
      row: rowsPerPage,
      search: word,
      language,
      type,
      subject,
      textLanguage,
      ...(typing ? { typing: 'true' as const } : {}),
    };
    const result = await makeCall(documentsSearch, asked, { signal, quiet });
    if (!result.ok) return null;
    const { items, aggsInfo, missing = [], nearest = [], lost = false } = result.message;
    const { all: total, types, languages, subjects } = aggsInfo;
    return {
      rows: items.map(({ linkData }) => readSearchLink(linkData)).filter((row) => row !== null),
      total,
      facets: types && languages ? { types, languages, subjects: subjects ?? [] } : null,
      missing,
      nearest,
      lost,
    };
  };
