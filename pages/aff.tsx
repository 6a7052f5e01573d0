import type { GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { AffiliateCalculator } from '#components/company/affiliate-calculator.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { loadAffiliate, type AffiliateContent } from '#lib/company/load-affiliate.ts';

type Props = StaticPageProps<AffiliateContent>;

export default function Affiliate({ frame, seo, content, language, draft }: Props) {
  const calculator =
    content.ratePercent === null ? undefined : <AffiliateCalculator ratePercent={content.ratePercent} language={language} />;
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <MarketingPage content={content} language={language} aside={calculator} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('aff', context, loadAffiliate, 'aff');
