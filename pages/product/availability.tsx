import type { GetStaticProps } from 'next';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { AvailabilityPage } from '#components/availability/availability-page.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { loadAvailability, type AvailabilityContent } from '#lib/purchase/load-availability.ts';
import { availabilityPage } from '#lib/orders/stock-alert-address.ts';

type Props = StaticPageProps<AvailabilityContent>;

export default function Availability({ frame, seo, content, language, draft }: Props) {
  const { t } = useTranslation('availability');
  const head = { title: t('title'), description: t('lead'), published: publishedEverywhere(availabilityPage), indexed: true };
  return (
    <PageFrame frame={frame} head={head} language={language} draft={draft} seo={seo} path={availabilityPage}>
      <AvailabilityPage content={content} language={language} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) =>
  staticPage('availability', context, loadAvailability, 'product/availability');
