import type { LocaleResourceBundle } from 'sanity';
import { sanity as ja } from './ja/sanity.ts';
import { sanity as zh } from './zh/sanity.ts';

/** Words of Sanity which the bundles of its languages lack. */
export const sanityWords: LocaleResourceBundle[] = Object.entries({ 'zh-Hans': zh, 'ja-JP': ja }).flatMap(([locale, words]) =>
  Object.entries(words).map(([namespace, resources]) => ({ locale, namespace, resources })),
);
