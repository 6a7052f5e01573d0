import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';
import type { PageId } from '#lib/language/routes.ts';
import { cleanOrNull } from '../values/stega-free.ts';
import type { AskContent } from '../content-source.ts';
import { localised } from '../values/localised.ts';
import { parseOne } from '../values/parse-each.ts';

export const pageSeoQuery = `*[_type == "pageSeo" && pageId == $pageId][0]{_id, title, description, keywords}`;

const pageSeoSchema = z.object({ title: localised, description: localised, keywords: localised });

/** A page's SEO data from the CMS, in one language; a missing field is null. */
export interface PageSeo {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string | null;
}

/** Null if the CMS has nothing for the page. */
export async function findPageSeo(ask: AskContent, pageId: PageId, language: Language): Promise<PageSeo | null> {
  const found = parseOne(pageSeoSchema, await ask(pageSeoQuery, { pageId }), 'pageSeo');
  if (!found) return null;
  return {
    title: cleanOrNull(found.title[language]),
    description: cleanOrNull(found.description[language]),
    keywords: cleanOrNull(found.keywords[language]),
  };
}
