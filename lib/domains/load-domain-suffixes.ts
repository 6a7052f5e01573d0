import {
  domainSuffixesQuery,
  domainSuffixSchema,
  suffixCategories,
  type SuffixCategory,
} from '#lib/content/queries/domain-suffix-query.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { LabelTerms } from '#lib/rules/labels/label-terms.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';

/** A suffix with the prices of a name that is not premium, and what its registry asks of a buyer. */
export interface SuffixView {
  readonly suffix: string;
  readonly firstYear: Prices;
  readonly renewal: Prices;
  readonly transfer: Prices;
  readonly restore: Prices;
  readonly asks: SuffixConditions;
  readonly takes: LabelTerms;
}

interface SuffixConditions {
  /** In the page's language; null where nobody wrote one. */
  readonly eligibility: string | null;
  readonly realName: boolean;
  readonly localPresence: boolean;
}

export interface SuffixGroup {
  readonly category: SuffixCategory;
  readonly suffixes: readonly SuffixView[];
}

export interface DomainContent {
  readonly groups: readonly SuffixGroup[];
}

/** Loads the suffixes on sale, by category in their order; an empty category is left out. */
export async function loadDomainSuffixes({ source, language }: PageRequest): Promise<PageAnswer<DomainContent>> {
  const documents = parseEach(domainSuffixSchema, await source.ask(domainSuffixesQuery), 'domainSuffix');
  const groups = suffixCategories.map((category): SuffixGroup => ({
    category,
    suffixes: documents
      .filter((document) => document.category === category)
      .map(({ suffix, firstYear, renewal, transfer, restore, eligibility, realName, localPresence, takes }) => ({
        suffix,
        firstYear,
        renewal,
        transfer,
        restore,
        asks: { eligibility: eligibility[language], realName, localPresence },
        takes,
      })),
  }));
  return { kind: 'page', content: { groups: groups.filter(({ suffixes }) => suffixes.length > 0) }, changesAt: [] };
}
