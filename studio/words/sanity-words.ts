import type { LocaleResourceBundle } from 'sanity';
import { sanity as ja } from './ja/sanity.ts';
import { sanity as zh } from './zh/sanity.ts';

/** Sanity asks for this name of a list and has no words for it in any language: the key itself was read aloud. */
const en = { studio: { 'search.search-results-label': 'Search results' } } as const;

/** Words of Sanity which the bundles of its languages lack. */
export const sanityWords: LocaleResourceBundle[] = Object.entries({ 'en-US': en, 'zh-Hans': zh, 'ja-JP': ja }).flatMap(([locale, words]) =>
  Object.entries(words).map(([namespace, resources]) => ({ locale, namespace, resources })),
);
