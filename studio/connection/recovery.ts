import { fieldsOf, isSame, valueAt, type FieldChange, type Fields } from './field-changes.ts';
import type { LocalCopy } from './local-copies.ts';

/** A document as the lake has it. */
export interface StoredDocument {
  draft: (Fields & { _rev: string }) | null;
  published: (Fields & { _rev: string }) | null;
  /** Ids of the draft's transactions since the base of the copy, that one left out. */
  since: readonly string[];
}

export type Recovery =
  /** The lake has all of it. */
  | { kind: 'saved' }
  /** Nobody else has written these fields: the rest can be sent on. */
  | { kind: 'sendable'; changes: readonly FieldChange[] }
  /** Somebody has: the editor chooses. */
  | { kind: 'conflict'; changes: readonly FieldChange[] };

/** What is to be done with a copy that a page left behind. */
export function recoveryOf(copy: LocalCopy, stored: StoredDocument): Recovery {
  const fields = fieldsOf(stored.draft ?? stored.published);
  const changes = copy.changes.filter(({ path, after }) => !isSame(valueAt(fields, path), after));
  if (changes.length === 0) return { kind: 'saved' };
  // the last of them alone says nothing: an own write may have come after somebody else's
  const isUntouched = stored.draft
    ? stored.since.every((id) => copy.transactions.includes(id))
    : copy.base.draft === null && copy.base.published === (stored.published?._rev ?? null);
  const isElsewhere = changes.every(({ path, before }) => isSame(valueAt(fields, path), before));
  return { kind: isUntouched || isElsewhere ? 'sendable' : 'conflict', changes };
}
