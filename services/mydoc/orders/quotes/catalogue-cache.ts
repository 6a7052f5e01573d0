import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { catalogueHash } from '#lib/catalogue/catalogue-hash.ts';
import { readCatalogue } from '#lib/catalogue/read-catalogue.ts';
import { catalogueQuery } from '#lib/content/queries/catalogue-query.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

/** The catalogue and its hash, computed once for each state of it. */
export interface CachedCatalogue {
  readonly catalogue: Catalogue;
  readonly hash: () => Promise<string>;
}

const freshMs = 1_000;

const emptyAnswer = { regions: [], families: [], series: [], models: [], diskTypes: [], trafficPlans: [], periods: [], images: [] };

/** The whole catalogue as a list of one, by the same query and parser as the site's pages. */
export const catalogueShape: CachedQuery<CachedCatalogue> = {
  key: 'catalogue-3',
  query: `[${catalogueQuery}]`,
  freshMs,
  read: ([answer], report) => {
    const reading = readCatalogue(answer ?? emptyAnswer);
    if (!reading.ok) throw new Error(`the CMS did not return a catalogue: ${reading.problem}`);
    for (const { list, code, problem } of reading.leftOut) report({ what: list, id: code, problem });
    const { catalogue } = reading;
    let hash: Promise<string> | null = null;
    return { catalogue, hash: () => (hash ??= catalogueHash(catalogue)) };
  },
};
