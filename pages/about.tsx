import type { GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { marketingPageLoader, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';

type Props = StaticPageProps<MarketingPageContent>;

export default function About({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <MarketingPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('about', context, marketingPageLoader('about'), 'about');
