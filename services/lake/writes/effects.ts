import type { Change, LakeDocument } from '../documents/document.ts';
import { mendozaDiff } from '../documents/mendoza-diff.ts';

export interface Effects {
  apply: unknown[];
  revert: unknown[];
}

/** The effect of a change in both directions, as Mendoza patches; without the revision. */
export function effectsOf(change: Pick<Change, 'before' | 'after'>): Effects {
  const before = withoutRevision(change.before);
  const after = withoutRevision(change.after);
  return { apply: mendozaDiff(before, after), revert: mendozaDiff(after, before) };
}

function withoutRevision(document: LakeDocument | null): object | null {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}
