import type { GetServerSideProps } from 'next';
import { staticPage } from '#page-loaders/static-page.ts';
import { perRequestPage } from '#page-loaders/per-request-page.ts';
import { loadSearchPage } from '#lib/documents/search/load-search-page.ts';
import { cleanWord, storedSearchPath } from '#lib/documents/search/search-address.ts';
import { languageOfLocale, localizePath } from '#lib/language/languages.ts';
import Search, { type SearchProps } from './index.tsx';

export default Search;

/** A search has as many addresses as there are words: none of them is cached. */
export const getServerSideProps: GetServerSideProps<SearchProps> = (context) => {
  const word = cleanWord([context.params?.word ?? []].flat().join('/'));
  const load = () => staticPage('documentSearch', context, (request) => loadSearchPage(request, word), 'doc/search');
  return perRequestPage(context, load, localizePath(storedSearchPath(word), languageOfLocale(context.locale)));
};
