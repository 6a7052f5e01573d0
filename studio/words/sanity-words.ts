import type { LocaleResourceBundle } from 'sanity';
import { sanity as ja } from './ja/sanity.ts';
import { sanity as zh } from './zh/sanity.ts';

const en = {
  // asked for, and in no language of Sanity's: the key itself was read aloud
  studio: { 'search.search-results-label': 'Search results' },
  // Sanity's 'all versions' means the draft and what is published; here, versions are those of a legal text
  structure: {
    'confirm-delete-dialog.confirmation.text_delete':
      'Delete this document? Its published text leaves the site, and its draft goes with it.',
    'confirm-delete-dialog.confirm-button.text_delete': 'Delete',
    'confirm-delete-dialog.confirm-anyway-button.text_delete': 'Delete anyway',
  },
} as const;

/** Words of Sanity which the bundles of its languages lack, or which would be misunderstood here. */
export const sanityWords: LocaleResourceBundle[] = Object.entries({ 'en-US': en, 'zh-Hans': zh, 'ja-JP': ja }).flatMap(([locale, words]) =>
  Object.entries(words).map(([namespace, resources]) => ({ locale, namespace, resources })),
);
