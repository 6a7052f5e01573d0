import type { DomainName } from '#lib/domains/read-domain-search.ts';

/** Names that belong together, under what was asked for. */
export interface NameGroup {
  readonly label: string;
  readonly names: readonly DomainName[];
}

/**
 * The names under each label that was asked for, in the order in which they were; one that was chosen beside another is in the group of
 * that. Null: there is nothing to group, since one was asked for, or each has one name.
 */
export function groupByName(names: readonly DomainName[], asked: readonly DomainName[]): readonly NameGroup[] | null {
  const groups = new Map<string, DomainName[]>(asked.map(({ label }) => [label, []]));
  let label = '';
  for (const name of names) {
    if (groups.has(name.label)) ({ label } = name);
    groups.get(label)?.push(name);
  }
  return groups.size > 1 && groups.size < names.length ? [...groups].map(([of, its]) => ({ label: of, names: its })) : null;
}
