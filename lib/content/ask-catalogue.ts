import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from './catalogue-query.ts';
import type { AskContent } from './content-source.ts';
import { reportDropped, type ReportDropped } from './read-each.ts';

/** Reads everything that a price is made of; what it has to leave out goes to the log. Null for an answer that is no catalogue at all. */
export async function askCatalogue(ask: AskContent, report: ReportDropped = reportDropped): Promise<Catalogue | null> {
  const reading = readCatalogue(await ask(catalogueQuery));
  if (!reading.ok) {
    report({ what: 'catalogue', id: null, problem: reading.problem });
    return null;
  }
  for (const { list, code, problem } of reading.dropped) report({ what: list, id: code, problem });
  return reading.catalogue;
}
