import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { answerQuery } from '#tests/studio/query-server.ts';

/** The catalogue of the seed, by the site's own query; `changed` may alter the documents first. */
export async function seededCatalogue(
  changed: (documents: ReturnType<typeof seedDocuments>) => readonly unknown[] = (documents) => documents,
): Promise<Catalogue> {
  const reading = readCatalogue(await answerQuery(changed(seedDocuments({}, new Date())), catalogueQuery));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.catalogue;
}
