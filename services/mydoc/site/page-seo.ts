import { z } from 'zod';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import { imageUrl } from '#lib/content/values/image-url.ts';
import { localised } from '#lib/content/values/localised.ts';
import { pictureFields, pictureSchema, type PictureDocument } from '#lib/content/values/picture.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { sharedPictureSize } from '#lib/page/shared-picture-size.ts';
import type { ActivityPageHead } from '#lib/content/queries/activity-page-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { pageIds, type PageId } from '#lib/language/routes.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

const pageSeo = z.object({
  pageId: stegaFree(z.enum(pageIds)),
  title: localised,
  description: localised,
  keywords: localised,
  image: z.nullish(pictureSchema).catch(null),
});

export type PageSeo = z.infer<typeof pageSeo>;

export const pageSeoShape: CachedQuery<ReadonlyMap<PageId, PageSeo>> = {
  key: 'page-seo-1',
  query: `*[_type == "pageSeo"] | order(_id asc)[0...500]{
    _id, pageId, title, description, keywords, "image": select(defined(image.asset) => image${pictureFields})
  }`,
  freshMs: 3_000,
  read: (elements, report) => new Map(parseEach(pageSeo, elements, 'pageSeo', report).map((page) => [page.pageId, page])),
};

export const isPageId = (value: string): value is PageId => pageIds.some((pageId) => pageId === value);

interface SearchTexts {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly image?: string;
}

/** What the call answers of a page of the site; nothing where the CMS has no text in the language. */
export function pageTexts(page: PageSeo | undefined, language: Language, pictureBase: string): SearchTexts | Record<string, never> {
  const title = page?.title[language];
  const description = page?.description[language];
  if (!page || !title || !description) return {};
  const keywords = page.keywords[language];
  return { title, description, ...(keywords ? { keywords } : {}), ...imageOf(page.image, pictureBase) };
}

/** Title and description of an editor's own page: what was written for search engines, else its heading and lead. */
export function ownPageTexts(page: ActivityPageHead, language: Language, pictureBase: string): SearchTexts | Record<string, never> {
  const title = page.seo?.title[language] ?? page.heading[language];
  const description = page.seo?.description[language] ?? page.lead[language];
  return title && description ? { title, description, ...imageOf(page.picture, pictureBase) } : {};
}

function imageOf(picture: PictureDocument | null | undefined, pictureBase: string): { image?: string } {
  const image = picture ? imageUrl(pictureBase, picture, sharedPictureSize) : null;
  return image ? { image } : {};
}
