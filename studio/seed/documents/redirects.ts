import type { SeedDocument } from '../seed-document.ts';

/** What people type who do not know the address; `/vps` looks like a language, whose addresses never lead anywhere. */
const guesses = [
  ['pricing', '/product/vps'],
  ['domain', '/product/domain'],
  ['domains', '/product/domain'],
  ['docs', '/doc'],
  ['terms', '/doc/article/tos'],
  ['privacy', '/doc/article/privacy'],
  ['login', '/ucenter/?ope=login'],
] as const;

export const redirects: readonly SeedDocument[] = [
  { _id: 'redirect-doc-tos', _type: 'redirect', from: '/doc/tos', to: '/doc/article/tos', permanent: true },
  { _id: 'redirect-doc-terms', _type: 'redirect', from: '/doc/terms', to: '/doc/article/tos', permanent: true },
  { _id: 'redirect-move', _type: 'redirect', from: '/move', to: '/activity/move-to-us', permanent: false },
  ...guesses.map(([name, to]) => ({ _id: `redirect-${name}`, _type: 'redirect', from: `/${name}`, to, permanent: false })),
];
