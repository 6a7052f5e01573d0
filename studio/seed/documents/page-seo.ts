import type { PageId } from '../../../lib/language/routes.ts';
import { localeString, localeText, type SeedDocument } from '../seed-document.ts';
import { companyPages, documentPages } from './page-seo-documents.ts';
import { offerPages, productPages } from './page-seo-products.ts';

/** Title and description in English, Chinese and Japanese. */
export type PageWords = readonly [title: readonly [string, string, string], description: readonly [string, string, string]];

const pages: Readonly<Record<PageId, PageWords>> = { ...productPages, ...offerPages, ...documentPages, ...companyPages };

export const pageSeo: readonly SeedDocument[] = Object.entries(pages).map(([pageId, [title, description]]) => ({
  _id: `page-seo-${pageId.replaceAll('/', '-')}`,
  _type: 'pageSeo',
  pageId,
  title: localeString(...title),
  description: localeText(...description),
}));
