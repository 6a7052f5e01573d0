import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { SearchPageContent } from '#lib/documents/search/load-search-page.ts';
import type { FoundFacets } from '#lib/documents/search/search-session.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { SearchOutcome, type SearchOutcomeProps } from './search-outcome.tsx';
import { SearchPage } from './search-page.tsx';

export const sampleSearch: SearchPageContent = {
  word: null,
  hotTerms: ['ssh', 'refund', 'snapshot'],
  subjects: [
    { label: 'Cloud servers', href: '/doc#servers' },
    { label: 'Storage', href: '/doc#storage' },
  ],
  toRead: {
    kind: 'newest',
    links: [
      { label: 'Take a snapshot', href: '/doc/article/snapshots' },
      { label: 'Connect with SSH', href: '/doc/article/ssh' },
    ],
  },
};

const never = () => new Promise<null>(() => {});
const nothing = () => {};

const rows: readonly SearchLink[] = [
  {
    type: 'article',
    id: 'snapshots',
    title: 'Take a snapshot',
    link: '/doc/article/snapshots#section-2',
    language: 'en',
    highlights: ['Create a snapshot of a running server.'],
    missing: ['kubernetes'],
    corrected: [{ typed: 'snapshto', found: 'snapshot' }],
  },
  {
    type: 'product',
    id: '/product/vps',
    title: 'クラウドサーバー',
    link: '/ja/product/vps',
    language: 'ja',
    price: { perMonthMinor: { USD: 314, HKD: 2457, JPY: 478 } },
    state: 'available',
  },
  {
    type: 'product',
    id: '/product/vps?series=MemoryX',
    title: 'Memory-enhanced',
    link: '/product/vps?series=MemoryX',
    language: 'en',
    price: { perMonthMinor: { USD: 942, HKD: null, JPY: 1432 } },
    state: 'soldOut',
  },
];

const facets: FoundFacets = {
  types: { article: 21, product: 2 },
  languages: { en: 20, zh: 12, ja: 23 },
  subjects: [
    { slug: 'servers', name: 'Cloud servers', count: 14 },
    { slug: 'storage', name: 'Storage', count: 7 },
  ],
};

const outcome = (state: SearchOutcomeProps['state'], language: Language) => (
  <SearchOutcome
    state={state}
    language={language}
    toRead={sampleSearch.toRead}
    onChange={nothing}
    onAgain={nothing}
    onChoose={nothing}
    onOpen={nothing}
  />
);

const asked = { word: 'snapshto kubernetes', page: 2, type: 'article' } as const;

export const searchExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <SearchPage content={sampleSearch} language="en" ask={never} /> },
  {
    name: 'longest',
    language: 'en',
    element: outcome({ kind: 'found', asked, page: { rows, total: 83, facets, missing: ['kubernetes'] } }, 'en'),
  },
  {
    name: 'empty',
    language: 'zh',
    element: outcome(
      { kind: 'none', asked: { word: '快招', page: 1 }, page: { rows: [], total: 0, missing: ['快招'], nearest: ['快照'] } },
      'zh',
    ),
  },
  { name: 'error', language: 'en', element: outcome({ kind: 'failed', asked: { word: 'ssh', page: 1 } }, 'en') },
  {
    name: 'japanese',
    language: 'ja',
    element: <SearchPage content={{ ...sampleSearch, hotTerms: [], subjects: [] }} language="ja" ask={never} />,
  },
];

export const favouritesExamples: readonly Example[] = [
  {
    name: 'typical',
    language: 'en',
    element: (
      <StoreStateProvider settings={null} language="en">
        <FavouritesPage content={sampleSearch} language="en" />
      </StoreStateProvider>
    ),
  },
  {
    name: 'empty',
    language: 'ja',
    element: (
      <StoreStateProvider settings={null} language="ja">
        <FavouritesPage content={{ ...sampleSearch, subjects: [] }} language="ja" />
      </StoreStateProvider>
    ),
  },
];
