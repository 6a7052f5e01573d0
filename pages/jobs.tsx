import type { GetStaticProps } from 'next';
import { MarketingPage } from '#components/blocks/marketing-page.tsx';
import { JobOpenings } from '#components/company/job-openings.tsx';
import { PageFrame } from '#components/frame/page-frame.tsx';
import { staticPage, type StaticPageProps } from '#page-loaders/static-page.ts';
import { StructuredData } from '#components/ui/structured-data.tsx';
import { loadJobs, type JobsContent } from '#lib/company/load-jobs.ts';
import { jobsJsonLd } from '#lib/structured-data/page-json-ld.ts';

type Props = StaticPageProps<JobsContent>;

export default function Jobs({ frame, seo, content, language, draft }: Props) {
  return (
    <PageFrame frame={frame} head={content.head} language={language} draft={draft} seo={seo} path={content.path}>
      <StructuredData things={jobsJsonLd(content, frame, language)} />
      <MarketingPage content={content} language={language} before={<JobOpenings jobs={content.jobs} language={language} />} />
    </PageFrame>
  );
}

export const getStaticProps: GetStaticProps<Props> = (context) => staticPage('jobs', context, loadJobs, 'jobs');
