import type { GetStaticProps } from 'next';
import { HomePage } from '#components/blocks/home-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { loadHome, type HomeContent } from '#lib/home/load-home.ts';
import { homeJsonLd } from '#lib/structured-data/page-json-ld.ts';

type Props = StaticPageProps<HomeContent>;

export default function Home({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path="/">
      <StructuredData things={homeJsonLd(content, frame, language)} />
      <HomePage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('home', context, loadHome);
