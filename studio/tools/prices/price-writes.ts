import type { PriceChange } from './price-changes.ts';
import type { PriceRow } from './price-list.ts';
import { draftIdOf } from '../../../lib/content/document-ids.ts';

/** A change of one document in a transaction; refused if somebody else changed it since it was read. */
export interface PriceWrite {
  readonly id: string;
  readonly patch: { readonly ifRevisionID: string; readonly set: Readonly<Record<string, number>> };
}

const pathOf = (type: PriceRow['type'], key: string, currency: string): string =>
  type === 'domainSuffix' ? `${key}.${currency}` : `regions[_key=="${key}"].price.${currency}`;

/** One patch for each published document, and one for its draft, which would else bring the old price back when it is published. */
export function priceWrites(changes: readonly PriceChange[]): PriceWrite[] {
  const writes = new Map<string, { revision: string; set: Record<string, number> }>();
  const add = (id: string, revision: string, path: string, amount: number) => {
    const write = writes.get(id) ?? { revision, set: {} };
    write.set[path] = amount;
    writes.set(id, write);
  };
  for (const { row, currency, after } of changes) {
    add(row.id, row.revision, pathOf(row.type, row.key, currency), after);
    if (row.draft?.key) add(draftIdOf(row.id), row.draft.revision, pathOf(row.type, row.draft.key, currency), after);
  }
  return [...writes].map(([id, { revision, set }]) => ({ id, patch: { ifRevisionID: revision, set } }));
}
