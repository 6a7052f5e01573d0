import type { SeedDocument } from '../seed-document.ts';

/** An example to copy. Nothing counts visitors until an editor switches it on. */
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
