import type { GetStaticPaths, GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { ownPageDrawing } from '#components/products/own-page-drawing.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadActivityPage, type ActivityPageContent } from '#lib/blocks/load-activity-page.ts';

type Props = StaticPageProps<ActivityPageContent>;

export default function OwnPage({ frame, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={content.seo} path={content.path}>
      <MarketingPage content={content} language={language} drawing={ownPageDrawing(content)} />
    </PageFrame>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('ownPage', context, (request) => loadActivityPage(request, String(context.params?.slug)), null);
