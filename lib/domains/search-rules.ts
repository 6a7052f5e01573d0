import { alternativesTo } from './alternatives.ts';
import { readDomainSearch } from './read-domain-search.ts';

/** What reads a search. With the lists of endings and lookalikes it is large, so a page loads it with the first search. */
export const searchRules = { read: readDomainSearch, alternativesTo } as const;

export type SearchRules = typeof searchRules;
