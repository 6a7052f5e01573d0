import type { SeedDocument } from '../seed-document.ts';

/** An example to copy. No visitors are counted until an editor enables it. */
export const statisticsScripts: readonly SeedDocument[] = [
  {
    _id: 'statistics-script-example',
    _type: 'statisticsScript',
    vendor: 'matomo',
    vendorId: 'stats.marlow.example/1',
    category: 2,
    languages: ['en', 'zh', 'ja'],
    enabled: false,
  },
];
