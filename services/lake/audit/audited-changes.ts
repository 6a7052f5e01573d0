import type { DocumentKind } from '#lib/contracts/editor-accounts.ts';
import { draftIdOf, isPublishedId, isSystemId, publishedIdOf } from '#lib/content/document-ids.ts';
import type { Change, LakeDocument } from '../documents/document.ts';

/** One document's part in a transaction. */
export interface AuditedChange {
  readonly kind: DocumentKind;
  readonly document: string;
  readonly type: string;
  /** The revision before; of a first edit, that of the published document which it was made from. */
  readonly from: string | null;
  readonly to: string | null;
}

type Read = (id: string) => LakeDocument | undefined;

/**
 * What a transaction did, a line for each document: what happens to a draft when it is published, or when its document is deleted, is part
 * of that. `read` is the lake before the transaction.
 */
export function auditedChanges(changes: readonly Change[], read: Read): AuditedChange[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const afterwards = (id: string): LakeDocument | null => {
    const change = byId.get(id);
    return change ? change.after : (read(id) ?? null);
  };
  const publishedFrom = (id: string): boolean => changes.some((other) => other.id !== id && publishedIdOf(other.id) === id && !other.after);

  const kindOf = ({ id, before, after }: Change): DocumentKind | null => {
    if (isPublishedId(id) || isSystemId(id)) {
      if (!after) return afterwards(draftIdOf(id)) ? 'unpublish' : 'delete';
      if (publishedFrom(id)) return 'publish';
      return before ? 'edit' : 'create';
    }
    const published = byId.get(publishedIdOf(id));
    // reported with the published document: its publication, its deletion, or that it was unpublished
    if (published && (!after || !published.after)) return null;
    if (!after) return afterwards(publishedIdOf(id)) ? 'discard' : 'delete';
    return before || afterwards(publishedIdOf(id)) ? 'edit' : 'create';
  };

  return changes.flatMap((change) => {
    const kind = kindOf(change);
    const document = change.after ?? change.before;
    if (kind === null || !document) return [];
    const madeFrom = change.before ?? (kind === 'edit' ? read(publishedIdOf(change.id)) : undefined);
    return [{ kind, document: change.id, type: document._type, from: madeFrom?._rev ?? null, to: change.after?._rev ?? null }];
  });
}
