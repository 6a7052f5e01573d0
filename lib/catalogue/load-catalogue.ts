import { emptyCatalogue, type Catalogue } from '#lib/catalogue/catalogue.ts';
import * as z from 'zod/mini';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import type { AskContent } from '#lib/content/content-source.ts';
import { reportLeftOut } from '#lib/content/values/parse-each.ts';

/**
 * The catalogue as the CMS has it now, without stega marks, because it is computed with; entries left out are logged, and an invalid answer
 * is an empty catalogue.
 */
export async function loadCatalogue(ask: AskContent): Promise<Catalogue> {
  const reading = readCatalogue(stegaFree(z.unknown()).parse(await ask(catalogueQuery)));
  if (!reading.ok) {
    reportLeftOut({ what: 'catalogue', id: null, problem: reading.problem });
    return emptyCatalogue;
  }
  for (const { list, code, problem } of reading.leftOut) reportLeftOut({ what: list, id: code, problem });
  return reading.catalogue;
}
