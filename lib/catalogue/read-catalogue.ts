import { stegaClean } from '@sanity/client/stega';
import * as z from 'zod/mini';
import { catalogueElements, type Catalogue, type CatalogueList } from '#lib/catalogue/catalogue.ts';

/** An entry that the catalogue had to leave out, and why, for the log. */
interface LeftOutEntry {
  readonly list: CatalogueList;
  readonly index: number;
  readonly code: string | null;
  readonly problem: string;
}

export type CatalogueReading = { ok: true; catalogue: Catalogue; leftOut: readonly LeftOutEntry[] } | { ok: false; problem: string };

const envelope = z.object({
  regions: z.array(z.unknown()),
  families: z.array(z.unknown()),
  series: z.array(z.unknown()),
  models: z.array(z.unknown()),
  diskTypes: z.array(z.unknown()),
  trafficPlans: z.array(z.unknown()),
  periods: z.array(z.unknown()),
  images: z.array(z.unknown()),
});

/**
 * Parses the answer to `catalogueQuery`. A malformed entry, or the second of two with one code, is left out alone; an answer that is not a
 * catalogue at all is refused. Stega marks are removed: codes are compared, and names are not clicked.
 */
export function readCatalogue(answer: unknown): CatalogueReading {
  const outer = envelope.safeParse(stegaClean(answer));
  if (!outer.success) return { ok: false, problem: z.prettifyError(outer.error) };
  const leftOut: LeftOutEntry[] = [];
  const read = <Entry extends { code: string }>(list: CatalogueList, schema: z.ZodMiniType<Entry>): Entry[] =>
    readList(list, outer.data[list], schema, leftOut);
  const catalogue: Catalogue = {
    regions: read('regions', catalogueElements.regions),
    families: read('families', catalogueElements.families),
    series: read('series', catalogueElements.series),
    models: read('models', catalogueElements.models),
    diskTypes: read('diskTypes', catalogueElements.diskTypes),
    trafficPlans: read('trafficPlans', catalogueElements.trafficPlans),
    periods: read('periods', catalogueElements.periods),
    images: read('images', catalogueElements.images),
  };
  return { ok: true, catalogue, leftOut };
}

function readList<Entry extends { code: string }>(
  list: CatalogueList,
  entries: readonly unknown[],
  schema: z.ZodMiniType<Entry>,
  leftOut: LeftOutEntry[],
): Entry[] {
  const accepted = new Map<string, Entry>();
  for (const [index, entry] of entries.entries()) {
    const parsed = schema.safeParse(entry);
    if (!parsed.success) leftOut.push({ list, index, code: codeOf(entry), problem: z.prettifyError(parsed.error) });
    else if (accepted.has(parsed.data.code)) leftOut.push({ list, index, code: parsed.data.code, problem: 'the code is taken' });
    else accepted.set(parsed.data.code, parsed.data);
  }
  return [...accepted.values()];
}

function codeOf(entry: unknown): string | null {
  const parsed = z.object({ code: z.string() }).safeParse(entry);
  return parsed.success ? parsed.data.code : null;
}
