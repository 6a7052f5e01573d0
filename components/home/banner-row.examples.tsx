import type { Example } from '#components/ui/example.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { BannerRow } from './banner-row.tsx';
import { banner } from './home-samples.ts';
import type { BannerView } from '#lib/home/banner-views.ts';
import type { Language } from '#lib/language/languages.ts';

const three = [banner, { ...banner, id: 'second', picture: null, action: null }, { ...banner, id: 'third', lead: null }];

/** In the column of a page, to whose edges the row goes on. */
const onPage = (banners: readonly BannerView[], language: Language) => (
  <Container>
    <BannerRow banners={banners} language={language} />
  </Container>
);

export const bannerRowExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: onPage([banner], 'en') },
  { name: 'longest', language: 'en', element: onPage(three, 'en') },
  { name: 'empty', language: 'en', element: onPage([], 'en') },
  { name: 'japanese', language: 'ja', element: onPage([{ ...banner, title: '年末年始のサポートについて' }], 'ja') },
];
