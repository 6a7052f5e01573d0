import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { announcementQuery, announcementTextSchema } from '#lib/content/queries/announcement-query.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import { publishedIn } from '#lib/content/published-paths.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import { redirectOrAbsent } from '#lib/page/redirect-or-absent.ts';
import { localizePath } from '#lib/language/languages.ts';
import { announcementListPath, announcementPath, notTranslatedId } from './announcement-paths.ts';
import { isReleased, rowOf, type AnnouncementRow } from './announcement-row.ts';

export interface AnnouncementContent extends AnnouncementRow {
  readonly head: PageHead;
  readonly endsAtMs: number | null;
  readonly body: readonly ArticleBlock[];
}

/**
 * Loads one announcement. Before its release and from its end on it is absent, even for someone who guesses its address. One without a
 * translation in the page's language redirects to the list, which explains it.
 */
export async function loadAnnouncement(request: PageRequest, id: string): Promise<PageAnswer<AnnouncementContent>> {
  const { source, language, nowMs } = request;
  const found = parseOne(announcementTextSchema, await source.ask(announcementQuery, { id }), 'announcement');
  if (!found || !(source.draft || isReleased(found, nowMs))) return redirectOrAbsent(request, announcementPath(id));
  const row = rowOf(found, language);
  if (!row) {
    return { kind: 'redirect', to: `${localizePath(announcementListPath('all'), language)}#${notTranslatedId}`, permanent: false };
  }
  const content: AnnouncementContent = {
    ...row,
    head: pageHead({
      title: row.title,
      description: row.summary,
      published: publishedIn(found.title, announcementPath(id)),
      indexed: true,
      isArticle: true,
    }),
    endsAtMs: found.endsAt,
    body: readArticleBody(found.body?.[language], request.pictureBase, 'announcement block'),
  };
  return { kind: 'page', content, changesAt: [found.releaseTime, found.endsAt] };
}
