import { isSystemId } from '#lib/content/document-ids.ts';
import type { Change } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { conflict, releaseRefusal } from '../refusal.ts';
import { releaseId, releaseOfVersion, stateOf } from './release-document.ts';
import { byActionsAlone, lockedReasons } from './release-reasons.ts';

const isLocking = (state: unknown): state is keyof typeof lockedReasons => Object.hasOwn(lockedReasons, String(state));

interface ReleaseCheck {
  readonly changes: readonly Change[];
  /** The documents before the write. */
  readonly index: Pick<DocumentIndex, 'get'>;
  /** By mutations: a data import writes what is in a release before the release. */
  readonly byMutations: boolean;
}

/**
 * Holds a write that is no action on a release to what releases ask for: their own documents are left alone, and so are the versions in a
 * release that is not active or not there. @throws 409 with the reason
 */
export function checkReleases({ changes, index, byMutations }: ReleaseCheck): void {
  for (const [position, { id, after }] of changes.entries()) {
    if (isSystemId(id) || after?._type === 'system.release') throw releaseRefusal(id, byActionsAlone, position);
    const name = releaseOfVersion(id);
    if (name === null) continue;
    const release = index.get(releaseId(name));
    if (!release && after && !byMutations) throw conflict('documentNotFoundError', id, `Release "${name}" was not found`, position);
    const state = release && stateOf(release);
    if (isLocking(state)) throw releaseRefusal(id, lockedReasons[state], position);
  }
}
