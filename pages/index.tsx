import type { GetStaticProps } from 'next';
import { Blocks } from '#components/blocks/blocks.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#components/frame/static-page.ts';
import { homeSections } from '#components/home/home-sections.tsx';
import { loadHome, type HomeContent } from '#lib/home/load-home.ts';

type Props = StaticPageProps<HomeContent>;

export default function Home({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path="/">
      <Blocks blocks={content.blocks} language={language} own={homeSections(content, language)} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('home', context, loadHome);
