import { domainSuffixesQuery, domainSuffixSchema } from '#lib/content/queries/domain-suffix-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

/** The suffixes of the CMS, each with its dot. */
export const suffixesOnSaleShape: CachedQuery<readonly string[]> = {
  key: 'domain-suffixes-1',
  query: domainSuffixesQuery,
  freshMs: 3_000,
  read: (elements, report) => parseEach(domainSuffixSchema, elements, 'domainSuffix', report).map(({ suffix }) => suffix),
};
