import type { Example } from '#components/ui/example.ts';
import { AnnouncementRows } from './announcement-ticker.tsx';

const row = (id: string, title: string, type: 'Notice' | 'Activity' = 'Notice') => ({
  id,
  title,
  type,
  releaseTime: '2026-11-20T00:00:00Z',
});

const three = [
  row('a', 'Tokyo-1: Dedicated core stock is back'),
  row('b', 'Harbour Week: four sizes at their lowest', 'Activity'),
  row('c', 'Planned work on 1 December'),
];
const long =
  'Everything that will change for everybody in both regions over the next twelve months, in as many words as an editor can find for it';

export const announcementTickerExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <AnnouncementRows rows={three} language="en" /> },
  {
    name: 'longest',
    language: 'en',
    element: <AnnouncementRows rows={[row('a', long), row('b', long, 'Activity'), row('c', long)]} language="en" />,
  },
  { name: 'empty', language: 'en', element: <AnnouncementRows rows={[]} language="en" /> },
  { name: 'japanese', language: 'ja', element: <AnnouncementRows rows={[row('a', '東京-1：専有コアの在庫が戻りました')]} language="ja" /> },
];
