import { z } from 'zod';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import { imageUrl } from '#lib/content/values/image-url.ts';
import { localised } from '#lib/content/values/localised.ts';
import { pictureFields, pictureSchema } from '#lib/content/values/picture.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { pageIds, type PageId } from '#lib/language/routes.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

const pageSeo = z.object({
  pageId: stegaFree(z.enum(pageIds)),
  title: localised,
  description: localised,
  keywords: localised,
  image: pictureSchema.nullish().catch(null),
});

export type PageSeo = z.infer<typeof pageSeo>;

/** The size of large link previews. */
const previewSize = { widthPx: 1200, heightPx: 630 } as const;

export const pageSeoShape: CachedQuery<ReadonlyMap<PageId, PageSeo>> = {
  key: 'page-seo-1',
  query: `*[_type == "pageSeo"] | order(_id asc)[0...500]{
    _id, pageId, title, description, keywords, "image": select(defined(image.asset) => image${pictureFields})
  }`,
  freshMs: 3_000,
  read: (elements, report) => new Map(parseEach(pageSeo, elements, 'pageSeo', report).map((page) => [page.pageId, page])),
};

export const isPageId = (value: string): value is PageId => pageIds.some((pageId) => pageId === value);

export const previewImage = (page: PageSeo, pictureBase: string): string | null =>
  page.image ? imageUrl(pictureBase, page.image, previewSize) : null;
