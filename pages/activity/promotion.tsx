import type { GetStaticProps } from 'next';
import { PromotionPage } from '#components/activities/promotion-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { loadPromotion, type PromotionContent } from '#lib/activities/load-promotion.ts';
import { promotionJsonLd } from '#lib/structured-data/page-json-ld.ts';

type Props = StaticPageProps<PromotionContent>;

export default function Activity({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path="/activity/promotion">
      <StructuredData things={promotionJsonLd(content, frame)} />
      <PromotionPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('activity', context, (request, frame) => loadPromotion(request, frame, 'promotion'), 'activity/promotion');
