import * as z from 'zod/mini';
import { announcementPath } from '#lib/announcements/announcement-paths.ts';
import { isReleased } from '#lib/announcements/announcement-row.ts';
import { activityPagePath, readActivitySlug } from '#lib/content/activity-pages.ts';
import { activityPageHeadSchema } from '#lib/content/queries/activity-page-query.ts';
import { isOpen } from '#lib/content/time-window.ts';
import { announcementSchema } from '#lib/content/queries/announcement-query.ts';
import { articleEditionSchema, editionFields } from '#lib/content/queries/article-query.ts';
import type { AskContent } from '#lib/content/content-source.ts';
import { documentTypes, type DocumentType } from '#lib/content/document-types.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { publishedEverywhere, publishedIn } from '#lib/content/published-paths.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import { publishedPaths } from '#lib/documents/choose-edition.ts';
import { languages } from '#lib/language/languages.ts';
import { pageIds } from '#lib/language/routes.ts';
import { documentSummary } from '#lib/revalidation/document-summary.ts';
import { planRefresh } from '#lib/revalidation/plan-refresh.ts';
import { summaryProjection } from '#lib/revalidation/summarise.ts';
import { isListed } from './indexed-pages.ts';
import type { ListedPage } from './listed-page.ts';

const editedEditionsQuery = `*[_type == "article" && kind in ["help", "legal"] && defined(slug.current)] | order(_id asc)[0...20000]{${editionFields}, _updatedAt}`;
const editedAnnouncementsQuery = `*[_type == "announcement"] | order(_id asc)[0...5000]{_id, kind, title, summary, releaseTime, endsAt, pinned, _updatedAt}`;
const editedActivityPagesQuery = `*[_type == "activityPage" && defined(slug.current)] | order(_id asc)[0...2000]{_id, "slug": slug.current, heading, startsAt, endsAt, _updatedAt}`;
const withOwnQuery: readonly DocumentType[] = ['article', 'announcement', 'activityPage'];
/** All other documents are asked for what the manifest needs. */
const sourceTypes = documentTypes.filter((type) => !withOwnQuery.includes(type));
const sourcesQuery = `*[_type in ${JSON.stringify(sourceTypes)}] | order(_id asc)[0...5000]${summaryProjection}`;

const editedAt = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => Date.parse(text)),
);
const editedEditionSchema = z.extend(articleEditionSchema, { _updatedAt: editedAt });
const editedAnnouncementSchema = z.extend(announcementSchema, { _updatedAt: editedAt });
const editedActivityPageSchema = z.extend(activityPageHeadSchema, { _updatedAt: editedAt });
const sourceSchema = z.intersection(documentSummary, z.object({ _updatedAt: z.iso.datetime({ offset: true }) }));

type EditedEdition = z.infer<typeof editedEditionSchema>;

/** Every indexable page, with its languages and the last edit of its content. */
export async function listPages(ask: AskContent, nowMs: number): Promise<readonly ListedPage[]> {
  const [editionAnswer, announcementAnswer, activityAnswer, sourceAnswer] = await Promise.all([
    ask(editedEditionsQuery),
    ask(editedAnnouncementsQuery),
    ask(editedActivityPagesQuery),
    ask(sourcesQuery),
  ]);
  return [
    ...routePages(parseEach(sourceSchema, sourceAnswer, 'page source')),
    ...activityPages(parseEach(editedActivityPageSchema, activityAnswer, 'activityPage'), nowMs),
    ...articlePages(parseEach(editedEditionSchema, editionAnswer, 'article'), nowMs),
    ...announcementPages(parseEach(editedAnnouncementSchema, announcementAnswer, 'announcement'), nowMs),
  ];
}

/** The manifest that revalidates pages also knows which documents a page shows. */
function routePages(sources: readonly z.infer<typeof sourceSchema>[]): ListedPage[] {
  const lastEdit = new Map<string, number>();
  for (const source of sources) {
    for (const refresh of planRefresh({ operation: 'update', before: source, after: source })) {
      if (refresh.kind !== 'path') continue;
      lastEdit.set(refresh.path, Math.max(lastEdit.get(refresh.path) ?? 0, Date.parse(source._updatedAt)));
    }
  }
  return pageIds.filter(isListed).map((pageId) => {
    const path = pageId === 'index' ? '/' : `/${pageId}`;
    return { title: null, published: publishedEverywhere(path), editedAtMs: lastEdit.get(path) ?? null };
  });
}

function articlePages(editions: readonly EditedEdition[], nowMs: number): ListedPage[] {
  const byText = new Map<string, EditedEdition[]>();
  for (const edition of editions) {
    const key = `${edition.kind} ${edition.translationKey ?? edition.slug}`;
    byText.set(key, [...(byText.get(key) ?? []), edition]);
  }
  return [...byText.values()].flatMap((translations) => {
    const inForce = languages.flatMap(
      (language) =>
        editionInForce(
          translations.filter((edition) => edition.language === language),
          nowMs,
        ) ?? [],
    );
    const [shown] = inForce;
    if (!shown) return [];
    const title = inForce.find(({ language }) => language === 'en')?.title ?? null;
    const published = publishedPaths(translations, shown, nowMs, articlePath);
    return [{ title, published, editedAtMs: Math.max(...inForce.map(({ _updatedAt }) => _updatedAt)) }];
  });
}

/** Editors' own pages that are shown now. */
const activityPages = (pages: readonly z.infer<typeof editedActivityPageSchema>[], nowMs: number): ListedPage[] =>
  pages
    .filter((page) => readActivitySlug(page.slug) !== null && isOpen(page, nowMs))
    .map(({ slug, heading, _updatedAt }) => ({
      title: heading.en,
      published: publishedIn(heading, activityPagePath(slug)),
      editedAtMs: _updatedAt,
    }));

const announcementPages = (announcements: readonly z.infer<typeof editedAnnouncementSchema>[], nowMs: number): ListedPage[] =>
  announcements
    .filter((each) => isReleased(each, nowMs))
    .map(({ _id, title, _updatedAt }) => ({
      title: title.en,
      published: publishedIn(title, announcementPath(_id)),
      editedAtMs: _updatedAt,
    }));
