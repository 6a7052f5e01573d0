import type { PriceChange } from './price-changes.ts';

/** A change of one document in a transaction; refused if somebody else changed it since it was read. */
export interface PriceWrite {
  readonly id: string;
  readonly patch: { readonly ifRevisionID: string; readonly set: Readonly<Record<string, number>> };
}

const pathOf = (key: string, currency: string): string => `regions[_key=="${key}"].price.${currency}`;

/** One patch for each published document, and one for its draft, which would else bring the old price back when it is published. */
export function priceWrites(changes: readonly PriceChange[]): PriceWrite[] {
  const writes = new Map<string, { revision: string; set: Record<string, number> }>();
  const add = (id: string, revision: string, path: string, amount: number) => {
    const write = writes.get(id) ?? { revision, set: {} };
    write.set[path] = amount;
    writes.set(id, write);
  };
  for (const { row, currency, after } of changes) {
    add(row.id, row.revision, pathOf(row.key, currency), after);
    if (row.draft?.key) add(`drafts.${row.id}`, row.draft.revision, pathOf(row.draft.key, currency), after);
  }
  return [...writes].map(([id, { revision, set }]) => ({ id, patch: { ifRevisionID: revision, set } }));
}
