import type { DomainName, DomainSearch } from '#lib/domains/read-domain-search.ts';

/** A name that was chosen among those offered, and the one beside which it was. */
export interface AddedName {
  /** As it was offered. */
  readonly name: string;
  /** In punycode. */
  readonly after: string;
}

/** The names with those added, each right after the one it was offered beside; one that is there already stays where it is. */
export function addBeside(
  names: readonly DomainName[],
  added: readonly AddedName[],
  read: (name: string) => DomainSearch,
): readonly DomainName[] {
  const all = [...names];
  for (const { name, after } of added) {
    const found = read(name);
    const [more] = found.ok ? found.names : [];
    if (!more || all.some(({ ascii }) => ascii === more.ascii)) continue;
    const place = all.findIndex(({ ascii }) => ascii === after);
    all.splice(place === -1 ? all.length : place + 1, 0, more);
  }
  return all;
}
