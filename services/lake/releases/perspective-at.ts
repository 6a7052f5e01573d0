import type { DocumentIndex } from '../documents/document-index.ts';
import type { Perspective } from '../queries/perspective.ts';
import { dueAtMs, isRelease } from './release-document.ts';

/**
 * What the public will read at an instant to come, epoch ms: what is published, under each release that is due by then, the latest on top.
 */
export function perspectiveAt(index: DocumentIndex, atMs: number): Perspective {
  const due: { name: string; dueMs: number }[] = [];
  for (const release of index.ofType('system.release')) {
    const dueMs = isRelease(release) ? dueAtMs(release) : null;
    if (dueMs !== null && dueMs <= atMs) due.push({ name: String(release.name), dueMs });
  }
  const layers = due.toSorted((one, other) => other.dueMs - one.dueMs).map(({ name }) => name);
  return layers.length === 0 ? { kind: 'public' } : { kind: 'layers', layers };
}
