import type { GetStaticProps } from 'next';
import { HomePage } from '#components/blocks/home-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#components/frame/static-page.ts';
import { loadHome, type HomeContent } from '#lib/home/load-home.ts';

type Props = StaticPageProps<HomeContent>;

export default function Home({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path="/">
      <HomePage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('home', context, loadHome);
