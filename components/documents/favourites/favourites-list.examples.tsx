import type { ReactElement } from 'react';
import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import type { Language } from '#lib/language/languages.ts';
import { FavouriteRows } from './favourites-list.tsx';
import type { ListedFavourite } from './use-favourites.ts';

const ssh: ListedFavourite = {
  article: 'ssh',
  title: 'Connect with SSH',
  language: 'en',
  link: '/doc/article/ssh',
  subject: 'Connecting',
  updatedOn: '2026-11-12',
  removed: false,
};

const items: readonly ListedFavourite[] = [
  ssh,
  {
    ...ssh,
    article: 'ports',
    title: 'How the forwarding of ports between private networks works, and why it sometimes does not',
    removed: true,
  },
  { ...ssh, article: 'ports-2', title: `${'Ports'.repeat(30)}`, subject: null },
  { ...ssh, article: 'gone', title: 'Fax machines', link: null, subject: null, updatedOn: null },
  { ...ssh, article: 'ja', title: 'スナップショットの作成と復元', language: 'ja', link: '/ja/doc/article/snapshots' },
];

const rows = (language: Language): ReactElement => (
  <Container>
    <h2>–</h2>
    <FavouriteRows items={items} language={language} onRemove={() => undefined} />
  </Container>
);

export const favouriteRowsExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: rows('en') },
  { name: 'longest', language: 'zh', element: rows('zh') },
  { name: 'japanese', language: 'ja', element: rows('ja') },
];
