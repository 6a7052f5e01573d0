import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { jobSchema, jobsQuery, type JobKind } from '#lib/content/queries/job-query.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';

export interface JobView {
  /** Its fragment on the page: /jobs#network-engineer. */
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly kind: JobKind;
  readonly summary: string | null;
  readonly body: readonly ArticleBlock[];
  /** The day of its last edit, UTC: 2026-11-10. */
  readonly postedOn: string;
}

export interface JobsContent extends MarketingPageContent {
  readonly jobs: readonly JobView[];
}

/** Loads the jobs page and the open positions; one without text in the language is left out. */
export async function loadJobs(request: PageRequest): Promise<PageAnswer<JobsContent>> {
  const [page, answer] = await Promise.all([loadMarketingPage(request, 'jobs'), request.source.ask(jobsQuery)]);
  if (page.kind !== 'page') return page;
  const { language, pictureBase } = request;
  const jobs = parseEach(jobSchema, answer, 'job').flatMap((job): JobView[] => {
    const title = job.title[language];
    const place = job.place[language];
    if (!title || !place) return [];
    const body = readArticleBody(job.body?.[language], pictureBase, 'job text');
    return [{ slug: job.slug, title, place, kind: job.kind, summary: job.summary[language], body, postedOn: job._updatedAt.slice(0, 10) }];
  });
  return { ...page, content: { ...page.content, jobs } };
}
