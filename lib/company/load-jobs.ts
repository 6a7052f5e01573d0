import type * as z from 'zod/mini';
import { loadMarketingPage, type MarketingPageContent } from '#lib/blocks/load-marketing-page.ts';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { jobSchema, jobsQuery, type JobKind, type JobPay } from '#lib/content/queries/job-query.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { cleanOrNull } from '#lib/content/values/stega-free.ts';

export interface JobView {
  /** Its fragment on the page: /jobs#network-engineer. */
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly kind: JobKind;
  readonly summary: string | null;
  readonly body: readonly ArticleBlock[];
  readonly facts: JobFacts;
}

/** What search engines read of a position. */
export interface JobFacts {
  readonly city: string | null;
  /** ISO 3166: JP. */
  readonly country: string | null;
  readonly remote: boolean;
  /** Where those may live who work remotely; none: the text names none. */
  readonly remoteCountries: readonly string[];
  /** As the place names them: UTC+8. */
  readonly remoteZones: string | null;
  readonly pay: JobPay | null;
  /** Days in UTC: 2026-11-10. */
  readonly postedOn: string;
  /** The last day to apply. */
  readonly validThrough: string | null;
}

export interface JobsContent extends MarketingPageContent {
  readonly jobs: readonly JobView[];
}

/** Loads the jobs page and the open positions; one without text in the language, or past its last day, is left out. */
export async function loadJobs(request: PageRequest): Promise<PageAnswer<JobsContent>> {
  const [page, answer] = await Promise.all([loadMarketingPage(request, 'jobs'), request.source.ask(jobsQuery)]);
  if (page.kind !== 'page') return page;
  const { language, nowMs, pictureBase } = request;
  const open = parseEach(jobSchema, answer, 'job').filter((job) => (closesAtMs(job) ?? Infinity) > nowMs);
  const jobs = open.flatMap((job): JobView[] => {
    const title = job.title[language];
    const place = job.place[language];
    if (!title || !place) return [];
    const body = readArticleBody(job.body?.[language], pictureBase, 'job text');
    return [{ slug: job.slug, title, place, kind: job.kind, summary: job.summary[language], body, facts: factsOf(job, language) }];
  });
  return { ...page, content: { ...page.content, jobs }, changesAt: [...(page.changesAt ?? []), ...open.map(closesAtMs)] };
}

type Job = z.infer<typeof jobSchema>;

/** The end of its last day, wherever the reader is. */
const closesAtMs = ({ validThrough }: Job): number | null => (validThrough ? Date.parse(`${validThrough}T23:59:59-12:00`) : null);

const factsOf = (job: Job, language: Language): JobFacts => ({
  city: cleanOrNull(job.city[language]),
  country: job.country ?? null,
  remote: job.remote ?? false,
  remoteCountries: job.remoteCountries ?? [],
  remoteZones: job.remoteZones ?? null,
  pay: job.pay ?? null,
  postedOn: job.postedOn ?? job._createdAt.slice(0, 10),
  validThrough: job.validThrough ?? null,
});
