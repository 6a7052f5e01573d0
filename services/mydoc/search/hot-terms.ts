import { hotTermsQuery } from '#lib/content/queries/hot-term-query.ts';
import { hotTermsIn } from '#lib/documents/search/read-hot-terms.ts';
import type { Language } from '#lib/language/languages.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

/** Popular searches by language. */
export const hotTermsShape: CachedQuery<Readonly<Record<Language, readonly string[]>>> = {
  key: 'hot-terms-1',
  query: hotTermsQuery,
  freshMs: 15_000,
  read: (elements, report) => ({
    en: hotTermsIn(elements, 'en', report),
    zh: hotTermsIn(elements, 'zh', () => undefined),
    ja: hotTermsIn(elements, 'ja', () => undefined),
  }),
};
