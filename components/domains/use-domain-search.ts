import { useMemo, useState, useSyncExternalStore } from 'react';
import type { AskDomains, DomainAnswers, KnownDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixGroup, SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import type { DomainName, DomainSearch } from '#lib/domains/read-domain-search.ts';
import type { SearchRules } from '#lib/domains/search-rules.ts';
import { searchedParameter } from '#lib/orders/name-address.ts';
import { useDomainAnswers } from './use-domain-answers.ts';
import { addBeside, type AddedName } from './add-beside.ts';
import { useSearchRules, type LoadRules } from './use-search-rules.ts';

/** A link may contain the name: /product/domain?name=saltmarsh. Nothing else of a search is in an address, or outlives the page. */
export const nameParameter = searchedParameter;

const linkedName = (): string | null => new URLSearchParams(window.location.search).get(nameParameter) || null;
const neverChanges = () => () => {};
const noNames: readonly DomainName[] = [];

/** A search, or why there is none. */
export type SearchOutcome = DomainSearch | { readonly ok: false; readonly problem: 'not-loaded' };

export interface SearchState {
  readonly views: readonly SuffixView[];
  readonly typed: string;
  readonly chosen: readonly string[];
  /** What was searched last, with the suffixes that are chosen now; null: nothing yet. */
  readonly outcome: SearchOutcome | null;
  /** How often somebody has searched. */
  readonly searches: number;
  readonly names: readonly DomainName[];
  /** The name that was added last. */
  readonly added: AddedName | null;
  readonly known: KnownDomains;
  readonly rules: SearchRules | null;
  readonly retry: DomainAnswers['retry'];
  /** The rules of a search are about to be needed. */
  readonly prepare: () => void;
  type(typed: string): void;
  choose(chosen: readonly string[]): void;
  /** Searches for what is in the field; returns how it was read. */
  search(): Promise<SearchOutcome>;
  /** Searches for one name more, and shows it after another. */
  add(name: string, after: string): void;
}

/** The state of the search: what is typed, which suffixes are chosen, what was searched, and what is known of it. */
export function useDomainSearch(groups: readonly SuffixGroup[], ask: AskDomains, load: LoadRules): SearchState {
  const views = useMemo(() => groups.flatMap(({ suffixes }) => suffixes), [groups]);
  const linked = useSyncExternalStore(neverChanges, linkedName, () => null);
  const [edited, type] = useState<string | null>(null);
  const [submitted, submit] = useState<string | null>(null);
  const [searches, setSearches] = useState(0);
  const [added, setAdded] = useState<readonly AddedName[]>([]);
  const [chosen, choose] = useState<readonly string[]>(groups[0]?.suffixes.map(({ suffix }) => suffix) ?? []);
  const typed = edited ?? linked ?? '';
  const asked = submitted ?? linked;
  const { rules, failed, prepare } = useSearchRules(load, asked !== null);
  const outcome = useMemo(() => outcomeOf({ asked, rules, failed, views, chosen }), [asked, rules, failed, views, chosen]);
  const names = useMemo(
    () => (outcome?.ok && rules ? addBeside(outcome.names, added, (name) => rules.read(name, views, [])) : noNames),
    [outcome, rules, added, views],
  );
  const { known, retry } = useDomainAnswers(
    ask,
    names.map(({ ascii }) => ascii),
  );
  return {
    views,
    typed,
    chosen,
    outcome,
    searches,
    names,
    added: added.at(-1) ?? null,
    known,
    rules,
    retry,
    prepare,
    type,
    choose,
    search: async () => {
      type(typed);
      submit(typed);
      setSearches((before) => before + 1);
      setAdded([]);
      const loaded = await prepare();
      return loaded ? loaded.read(typed, views, chosen) : { ok: false, problem: 'not-loaded' };
    },
    add: (name, after) => setAdded((before) => [...before, { name, after }]),
  };
}

interface Reading {
  readonly asked: string | null;
  readonly rules: SearchRules | null;
  readonly failed: boolean;
  readonly views: readonly SuffixView[];
  readonly chosen: readonly string[];
}

function outcomeOf({ asked, rules, failed, views, chosen }: Reading): SearchOutcome | null {
  if (asked === null) return null;
  if (rules) return rules.read(asked, views, chosen);
  return failed ? { ok: false, problem: 'not-loaded' } : null;
}
