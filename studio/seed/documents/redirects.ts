import type { SeedDocument } from '../seed-document.ts';

export const redirects: readonly SeedDocument[] = [
  { _id: 'redirect-doc-tos', _type: 'redirect', from: '/doc/tos', to: '/doc/article/tos', permanent: true },
  { _id: 'redirect-doc-terms', _type: 'redirect', from: '/doc/terms', to: '/doc/article/tos', permanent: true },
  { _id: 'redirect-move', _type: 'redirect', from: '/move', to: '/activity/move-to-us', permanent: false },
];
