import { useState, useSyncExternalStore } from 'react';
import type { AskDomains, DomainAnswers, KnownDomains } from '#lib/domains/domain-answers.ts';
import type { SuffixGroup, SuffixView } from '#lib/domains/load-domain-suffixes.ts';
import { readDomainSearch, type DomainName, type DomainSearch } from '#lib/domains/read-domain-search.ts';
import { useDomainAnswers } from './use-domain-answers.ts';

/** A link may contain the name: /product/domain?name=saltmarsh. */
export const nameParameter = 'name';

const linkedName = (): string | null => new URLSearchParams(window.location.search).get(nameParameter) || null;
const neverChanges = () => () => {};
const noNames: readonly DomainName[] = [];

interface SearchState {
  readonly views: readonly SuffixView[];
  readonly typed: string;
  readonly chosen: readonly string[];
  /** What was searched last, with the suffixes that are chosen now; null: nothing yet. */
  readonly outcome: DomainSearch | null;
  readonly names: readonly DomainName[];
  readonly known: KnownDomains;
  readonly retry: DomainAnswers['retry'];
  type(typed: string): void;
  choose(chosen: readonly string[]): void;
  /** Searches for what is in the field; returns how it was read. */
  search(): DomainSearch;
  /** Searches for one name more. */
  add(name: string): void;
}

/** The state of the search: what is typed, which suffixes are chosen, what was searched, and what is known of it. */
export function useDomainSearch(groups: readonly SuffixGroup[], ask: AskDomains): SearchState {
  const views = groups.flatMap(({ suffixes }) => suffixes);
  const linked = useSyncExternalStore(neverChanges, linkedName, () => null);
  const [edited, type] = useState<string | null>(null);
  const [submitted, submit] = useState<string | null>(null);
  const [chosen, choose] = useState<readonly string[]>(groups[0]?.suffixes.map(({ suffix }) => suffix) ?? []);
  const typed = edited ?? linked ?? '';
  const asked = submitted ?? linked;
  const read = (text: string): DomainSearch =>
    readDomainSearch(
      text,
      views.map(({ suffix }) => suffix),
      chosen,
    );
  const outcome = asked === null ? null : read(asked);
  const names = outcome?.ok ? outcome.names : noNames;
  const { known, retry } = useDomainAnswers(
    ask,
    names.map(({ ascii }) => ascii),
  );
  const searchFor = (text: string): DomainSearch => {
    type(text);
    submit(text);
    return read(text);
  };
  return {
    views,
    typed,
    chosen,
    outcome,
    names,
    known,
    retry,
    type,
    choose,
    search: () => searchFor(typed),
    add: (name) => void searchFor(`${asked ?? ''} ${name}`.trim()),
  };
}
