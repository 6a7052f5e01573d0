import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { PlanListPage } from '#components/plans/plan-list-page.tsx';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadPlanList, type PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { planListJsonLd } from '#lib/structured-data/page-json-ld.ts';

type Props = StaticPageProps<PlanListContent>;

export default function CloudServers({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('plans');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere('/product/vps'), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path="/product/vps">
      <StructuredData things={planListJsonLd(content, frame)} />
      <PlanListPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('planList', context, loadPlanList, 'product/vps');
