import type { GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { JobOpenings } from '#components/company/job-openings.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { loadJobs, type JobsContent } from '#lib/company/load-jobs.ts';
import { jobsJsonLd } from '#lib/structured-data/page-json-ld.ts';

type Props = StaticPageProps<JobsContent>;

const DayPlate = lazyUnlisted(() => import('#components/company/day-plate.tsx').then((module) => module.DayPlate));

export default function Jobs({ frame, seo, content, language, draft }: Props) {
  const plate = (
    <StaticHtml of={content}>
      <DayPlate />
    </StaticHtml>
  );
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <StructuredData things={jobsJsonLd(content, frame, language)} />
      <MarketingPage
        content={content}
        language={language}
        drawing={plate}
        before={<JobOpenings jobs={content.jobs} language={language} />}
      />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('jobs', context, loadJobs, 'jobs');
