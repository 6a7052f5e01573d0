import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import type { DocumentSearchContent } from '#lib/documents/search/load-document-search.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { SearchPage } from './search-page.tsx';

export const sampleSearch: DocumentSearchContent = {
  word: null,
  hotTerms: ['ssh', 'refund', 'snapshot'],
  subjects: [
    { label: 'Cloud servers', href: '/doc#servers' },
    { label: 'Storage', href: '/doc#storage' },
  ],
};

const never = () => new Promise<null>(() => {});
const nothing = () => {};

const rows: readonly SearchLink[] = [
  {
    type: 'article',
    id: 'snapshots',
    title: 'Take a snapshot',
    link: '/doc/article/snapshots',
    language: 'en',
    highlights: ['Create a snapshot of a running server.'],
  },
  { type: 'product', id: '/product/vps', title: 'クラウドサーバー', link: '/ja/product/vps', language: 'ja' },
];

export const searchExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <SearchPage content={sampleSearch} language="en" ask={never} /> },
  {
    name: 'longest',
    language: 'en',
    element: (
      <SearchOutcome
        state={{ kind: 'found', word: 'snapshot', rows, total: 23, page: 1, more: 'ready' }}
        language="en"
        onAgain={nothing}
        onMore={nothing}
      />
    ),
  },
  {
    name: 'empty',
    language: 'zh',
    element: <SearchOutcome state={{ kind: 'none', word: '快照' }} language="zh" onAgain={nothing} onMore={nothing} />,
  },
  {
    name: 'error',
    language: 'en',
    element: <SearchOutcome state={{ kind: 'failed', word: 'ssh' }} language="en" onAgain={nothing} onMore={nothing} />,
  },
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
