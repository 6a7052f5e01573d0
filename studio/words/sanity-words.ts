import type { LocaleResourceBundle } from 'sanity';
import { documentsInReleases as jaDocumentsInReleases } from './ja/documents-in-releases.ts';
import { releases as jaReleases } from './ja/releases.ts';
import { sanity as ja } from './ja/sanity.ts';
import { documentsInReleases as zhDocumentsInReleases } from './zh/documents-in-releases.ts';
import { releases as zhReleases } from './zh/releases.ts';
import { sanity as zh } from './zh/sanity.ts';

const en = {
  // asked for, and in no language of Sanity's: the key itself was read aloud
  studio: {
    'search.search-results-label': 'Search results',
    // the newest text of each document, published or not: 'Drafts' stood on every page, also where all is published
    'release.chip.global.drafts': 'Latest',
    'release.navbar.drafts': 'Latest',
  },
  // Sanity's 'all versions' means the draft and what is published; here, versions are those of a legal text
  structure: {
    'confirm-delete-dialog.confirmation.text_delete':
      'Delete this document? Its published text leaves the site, and its draft goes with it.',
    'confirm-delete-dialog.confirm-button.text_delete': 'Delete',
    'confirm-delete-dialog.confirm-anyway-button.text_delete': 'Delete anyway',
  },
} as const;

const inLanguages = [
  ['en-US', en],
  ['zh-Hans', zh],
  ['zh-Hans', zhReleases],
  ['zh-Hans', zhDocumentsInReleases],
  ['ja-JP', ja],
  ['ja-JP', jaReleases],
  ['ja-JP', jaDocumentsInReleases],
] as const;

/** Words of Sanity which the bundles of its languages lack, or which would be misunderstood here. */
export const sanityWords: LocaleResourceBundle[] = inLanguages.flatMap(([locale, words]) =>
  Object.entries(words).map(([namespace, resources]) => ({ locale, namespace, resources })),
);
