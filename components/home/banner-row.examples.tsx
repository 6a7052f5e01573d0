import type { Example } from '#components/ui/example.ts';
import { BannerRow } from './banner-row.tsx';
import { banner } from './home-samples.ts';

const three = [banner, { ...banner, id: 'second', picture: null, action: null }, { ...banner, id: 'third', lead: null }];

export const bannerRowExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <BannerRow banners={[banner]} language="en" /> },
  { name: 'longest', language: 'en', element: <BannerRow banners={three} language="en" /> },
  { name: 'empty', language: 'en', element: <BannerRow banners={[]} language="en" /> },
  { name: 'japanese', language: 'ja', element: <BannerRow banners={[{ ...banner, title: '年末年始のサポートについて' }]} language="ja" /> },
];
