import type { GetStaticProps } from 'next';
import { PromotionPage } from '#components/activities/promotion-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadPromotion, type PromotionContent } from '#lib/activities/load-promotion.ts';

type Props = StaticPageProps<PromotionContent>;

export default function Activity({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path="/activity/festivals">
      <PromotionPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('activity', context, (request, frame) => loadPromotion(request, frame, 'festivals'), 'activity/festivals');
