import { isDeepStrictEqual } from 'node:util';
import { publishedIdOf } from '#lib/content/document-ids.ts';
import { isRecord, type LakeDocument } from '../documents/document.ts';
import { stateOf } from './release-document.ts';

interface Happening {
  readonly transactionId: string;
  readonly author: string;
  readonly timestamp: string;
}

/** What one transaction did to a release: to its own document, or to what is in it by adding or taking out a version. */
export type ReleaseChange =
  | (Happening & { readonly kind: 'release'; readonly before: LakeDocument | null; readonly after: LakeDocument | null })
  | (Happening & { readonly kind: 'version'; readonly id: string; readonly type: string; readonly isAdded: boolean });

/** An event as the Studio's activity of a release reads it. */
export type ReleaseEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** The events of one change, oldest first; none for what tells nothing. */
export function releaseEvents(name: string, change: ReleaseChange): ReleaseEvent[] {
  const about = { timestamp: change.timestamp, author: change.author, releaseName: name };
  if (change.kind === 'version') {
    const { id, type, isAdded, transactionId } = change;
    const version = { documentId: publishedIdOf(id), documentType: type, versionId: id, versionRevisionId: transactionId };
    return isAdded
      ? [{ type: 'addDocumentToRelease', ...about, ...version, revisionId: transactionId }]
      : [{ type: 'discardDocumentFromRelease', ...about, ...version }];
  }
  const { before, after } = change;
  if (!after) return [];
  const edited = metadataChange(before, after);
  if (!before) return [{ type: 'createRelease', ...about, change: edited }];
  return [
    ...(Object.keys(edited).length > 0 ? [{ type: 'editRelease', ...about, change: edited }] : []),
    ...stateEvents(before, after).map((event) => ({ ...event, ...about })),
  ];
}

/** The changes of state that are reported; `publishAt` of a schedule may move without a change of its state. */
function stateEvents(before: LakeDocument, after: LakeDocument): ReleaseEvent[] {
  const from = stateOf(before);
  const to = stateOf(after);
  if (to === 'scheduled' && !isDeepStrictEqual(before.publishAt, after.publishAt))
    return [{ type: 'scheduleRelease', publishAt: after.publishAt }];
  if (from === to) return [];
  if (to === 'published') return [{ type: 'publishRelease' }];
  if (to === 'archived') return [{ type: 'archiveRelease' }];
  if (from === 'scheduled' && to === 'active') return [{ type: 'unscheduleRelease' }];
  return from === 'unarchiving' && to === 'active' ? [{ type: 'unarchiveRelease' }] : [];
}

/** When the release is meant to be published, if a change sets it again. */
function metadataChange(before: LakeDocument | null, after: LakeDocument): Record<string, unknown> {
  const old = metadataOf(before);
  const now = metadataOf(after);
  return {
    ...(old.releaseType === now.releaseType ? {} : { releaseType: now.releaseType }),
    ...(old.intendedPublishAt === now.intendedPublishAt ? {} : { intendedPublishDate: now.intendedPublishAt }),
  };
}

const metadataOf = (release: LakeDocument | null): Record<string, unknown> => (isRecord(release?.metadata) ? release.metadata : {});
