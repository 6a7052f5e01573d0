import type { z } from 'zod';
import { domainSuffixesQuery, domainSuffixSchema } from '#lib/content/queries/domain-suffix-query.ts';
import { readRegistrable } from '#lib/domains/registrable.ts';
import { shownName } from '#lib/domains/shown-name.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

/** A suffix of the CMS, with its dot, its prices and what its registry asks. */
export type SuffixOnSale = z.output<typeof domainSuffixSchema>;

export const suffixesOnSaleShape: CachedQuery<readonly SuffixOnSale[]> = {
  key: 'domain-suffixes-1',
  query: domainSuffixesQuery,
  freshMs: 3_000,
  read: (elements, report) => parseEach(domainSuffixSchema, elements, 'domainSuffix', report),
};

/** The suffix of a name, which is one label before it; undefined: none of ours. */
export const suffixOf = (name: string, suffixes: readonly SuffixOnSale[]): SuffixOnSale | undefined =>
  suffixes.find(({ suffix }) => name.endsWith(suffix) && name.length > suffix.length && !name.slice(0, -suffix.length).includes('.'));

/** The suffix under which a name is sold; null: it is not, or nobody can register it. */
export function soldSuffix(name: string, suffixes: readonly SuffixOnSale[]): SuffixOnSale | null {
  const found = suffixOf(name, suffixes);
  if (!found) return null;
  const read = readRegistrable(shownName(name.slice(0, -found.suffix.length)), found);
  return read.ok && read.ascii === name ? found : null;
}
