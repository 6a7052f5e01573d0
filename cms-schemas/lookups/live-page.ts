import type { ValidationContext } from 'sanity';
import { isPublished, lookUp } from '#cms-schemas/lookups/other-documents.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';
import { announcementPath } from '#lib/announcements/announcement-paths.ts';
import { slugOfArticlePath } from '#lib/content/article-paths.ts';
import { groupPages } from '#lib/group-buy/group-paths.ts';

/** Selects the published documents that have their page at `$path`; each finds its own part of it. */
const published = `${isPublished} && (
  (_type == "article" && slug.current == $article)
  || (_type == "announcement" && _id == $announcement)
  || (_type in ["promotion", "activityPage"] && "/activity/" + slug.current == $path)
  || (_type == "groupCampaign" && slug.current == $group)
)`;

/** Whether a published document has its page at a path. */
export async function isPublishedPage(path: string, context: ValidationContext): Promise<boolean> {
  const start = announcementPath('');
  const found = await lookUp(context, `count(*[${published}])`, {
    path,
    article: slugOfArticlePath(path) ?? '',
    announcement: path.startsWith(start) ? path.slice(start.length) : '',
    group: groupOf(path) ?? '',
  });
  return found !== 0;
}

/** A published page takes precedence over a redirect from its address. */
export async function checkIsNoLivePage(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string' || !(await isPublishedPage(value, context))) return true;
  return `A page is published at ${value}. As long as it is, it wins, and this redirect does nothing.`;
}

const groupOf = (path: string): string | undefined =>
  Object.entries(groupPages).find(([, { offer, openGroups }]) => path === `/${offer}` || path === `/${openGroups}`)?.[0];
