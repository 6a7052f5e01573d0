import { fieldsOf, isSame, valueAt, type FieldChange, type Fields } from './field-changes.ts';
import type { LocalCopy } from './local-copies.ts';

/** A document as the lake has it. */
export interface StoredDocument {
  /** The draft, or the version in a release. */
  draft: (Fields & { _rev: string }) | null;
  published: (Fields & { _rev: string }) | null;
  /** Ids of its transactions since the base of the copy, excluding that one. */
  since: readonly string[];
}

export type Recovery =
  /** The lake has everything. */
  | { kind: 'saved' }
  /** Nobody else has changed these fields: the rest can be sent. */
  | { kind: 'sendable'; changes: readonly FieldChange[] }
  /** Somebody has, or the lake has refused it for a reason: the editor chooses. */
  | { kind: 'conflict'; changes: readonly FieldChange[]; why?: string | null };

/** What to do with a copy that a closed page has left. */
export function recoveryOf(copy: LocalCopy, stored: StoredDocument): Recovery {
  const fields = fieldsOf(stored.draft ?? stored.published);
  const changes = copy.changes.filter(({ path, after }) => !isSame(valueAt(fields, path), after));
  if (changes.length === 0) return { kind: 'saved' };
  // the form has lost it, and the editor may have typed on since
  if (copy.setAside) return { kind: 'conflict', changes, why: copy.setAside.why };
  // the last one alone is not conclusive: an own write may have come after somebody else's
  const isUntouched = stored.draft
    ? stored.since.every((id) => copy.transactions.includes(id))
    : copy.base.draft === null && copy.base.published === (stored.published?._rev ?? null);
  const isElsewhere = changes.every(({ path, before }) => isSame(valueAt(fields, path), before));
  return { kind: isUntouched || isElsewhere ? 'sendable' : 'conflict', changes };
}
