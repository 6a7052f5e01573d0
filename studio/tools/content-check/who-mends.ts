import { combineLatest, map, of, type Observable } from 'rxjs';
import type { GrantsStore } from 'sanity';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';
import type { Finding } from './finding.ts';

/** Findings by who may mend them. */
export interface Mending {
  readonly own: readonly Finding[];
  /** They take another role. */
  readonly others: readonly Finding[];
}

/** The ids, without the prefix of drafts, of the documents that the editor's role may write. */
export function writableAmong(
  documents: readonly unknown[],
  grants: Pick<GrantsStore, 'checkDocumentPermission'>,
): Observable<Set<string>> {
  const asked = documents.map((document) =>
    grants
      .checkDocumentPermission('update', asRecord(document))
      .pipe(map(({ granted }) => (granted ? [publishedIdOf(String(asRecord(document)._id))] : []))),
  );
  return asked.length === 0 ? of(new Set<string>()) : combineLatest(asked).pipe(map((ids) => new Set(ids.flat())));
}

/** The documents that findings are about, a draft before its published text. */
export function documentsOf(findings: readonly Finding[], documents: readonly unknown[]): unknown[] {
  const wanted = new Set(findings.map(({ id }) => id));
  const byId = new Map(documents.map((document) => [publishedIdOf(String(asRecord(document)._id)), document]));
  return [...wanted].flatMap((id) => (byId.has(id) ? [byId.get(id)] : []));
}

/** Parts findings by whether their document is among those that may be written. */
export const mendingOf = (findings: readonly Finding[], writable: ReadonlySet<string>): Mending => ({
  own: findings.filter(({ id }) => writable.has(id)),
  others: findings.filter(({ id }) => !writable.has(id)),
});
