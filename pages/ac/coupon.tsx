import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { CouponCentre } from '#components/coupons/coupon-centre.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { couponCentrePath } from '#lib/coupons/coupon-view.ts';
import { loadCoupons, type CouponCentreContent } from '#lib/coupons/load-coupons.ts';

type Props = StaticPageProps<CouponCentreContent>;

export default function Coupons({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('coupons');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere(couponCentrePath), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={couponCentrePath}>
      <CouponCentre content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('coupons', context, loadCoupons, 'ac/coupon');
