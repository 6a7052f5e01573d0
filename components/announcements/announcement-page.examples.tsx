import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import type { AnnouncementListContent } from '#lib/announcements/load-announcements.ts';
import type { AnnouncementContent } from '#lib/announcements/load-announcement.ts';
import type { Example } from '#components/ui/example.ts';
import { AnnouncementListPage } from './announcement-list-page.tsx';
import { AnnouncementPage } from './announcement-page.tsx';

const row = (id: string, fields: Partial<AnnouncementRow>): AnnouncementRow => ({
  id,
  href: `/doc/announce/detail/${id}`,
  kind: 'Notice',
  title: 'Planned work in Los Angeles-1',
  summary: 'The network pauses twice.',
  releasedOn: '2026-11-10',
  releasedAtMs: Date.parse('2026-11-10T02:00:00Z'),
  editedAtMs: null,
  pinned: false,
  ...fields,
});

const everywhere = { en: '/doc/announce', zh: '/doc/announce', ja: '/doc/announce' };

export const sampleList: AnnouncementListContent = {
  filter: 'all',
  page: 1,
  pages: 1,
  published: everywhere,
  rows: [row('week', { kind: 'Activity', title: 'Harbour Week', pinned: true }), row('work', { summary: null })],
};

const content: AnnouncementContent = {
  ...row('work', {}),
  head: { title: 'Planned work', description: null, published: {}, indexed: true },
  endsAtMs: Date.parse('2026-11-14T04:00:00Z'),
  body: [],
};

export const announcementExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <AnnouncementListPage content={sampleList} language="en" /> },
  { name: 'longest', language: 'en', element: <AnnouncementListPage content={{ ...sampleList, page: 9, pages: 50 }} language="en" /> },
  {
    name: 'empty',
    language: 'zh',
    element: <AnnouncementListPage content={{ ...sampleList, filter: 'activity', rows: [] }} language="zh" />,
  },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <AnnouncementPage content={content} language="ja">
        本文
      </AnnouncementPage>
    ),
  },
];
