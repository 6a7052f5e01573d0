import type { Change } from './document.ts';
import type { DocumentIndex } from './document-index.ts';
import { strongTargets } from './references.ts';
import { conflict } from '../refusal.ts';

/**
 * A transaction may neither leave a strong reference without its target nor add such a reference.
 * @throws 409 naming the document that has the reference.
 */
export function checkReferences(index: DocumentIndex, changes: readonly Change[]): void {
  const changed = new Map(changes.map((change) => [change.id, change.after]));
  const exists = (id: string): boolean => (changed.has(id) ? changed.get(id) !== null : index.get(id) !== undefined);

  for (const change of changes) {
    if (change.after) {
      const known = change.before ? strongTargets(change.before) : new Set<string>();
      for (const target of strongTargets(change.after)) {
        if (known.has(target) || exists(target)) continue;
        throw conflict(
          'documentReferenceDoesNotExistError',
          change.id,
          `Document "${change.id}" references non-existent document "${target}"`,
          0,
          { referenceID: target },
        );
      }
    } else {
      for (const [source, strong] of index.referring(change.id)) {
        if (!strong || source === change.id) continue;
        const rewritten = changed.get(source);
        if (changed.has(source) && (!rewritten || !strongTargets(rewritten).has(change.id))) continue;
        throw conflict(
          'documentHasExistingReferencesError',
          change.id,
          `Document "${change.id}" cannot be deleted as there are references to it from "${source}"`,
          0,
          { referencingIDs: [source] },
        );
      }
    }
  }
}
