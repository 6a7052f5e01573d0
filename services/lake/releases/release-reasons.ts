import type { ReleaseFailure } from '#lib/contracts/lake-refusals.ts';
import type { ReleaseState } from './release-document.ts';

/** Why a scheduled release was not published: its person is gone, or has another role. */
export const noRightsAnyMore: ReleaseFailure = {
  type: 'releaseError',
  message: 'Whoever scheduled this release may not publish what is in it any more.',
};

/** Why an action on one document reaches no release. */
export const notAVersion = 'Only a version in a release can be marked to be removed.';

/** Why a document is not deleted while a release has a version of it. */
export const stillInRelease = 'The document is also in a release. Remove it there first.';

/** Why mutations leave Sanity's own documents alone. */
export const byActionsAlone = 'A release is changed by its own actions only';

/** Why what is in a release stays as it is, by the release's state. */
export const lockedReasons = {
  scheduled: 'This release is scheduled. Unschedule it before you change what is in it.',
  published: 'This release is published. What was in it stays as it is.',
  archived: 'This release is archived. Bring it back before you change what is in it.',
  unarchiving: 'This release comes back from the archive. Try again in a moment.',
} as const satisfies Partial<Record<ReleaseState, string>>;

/** Why an action is refused, by the state that it needs. */
export const stateReasons: Readonly<Record<ReleaseState, string>> = {
  active: 'This can be done with an active release only. Look at it as it is now.',
  scheduled: 'This can be done with a scheduled release only. Look at it as it is now.',
  archived: 'This can be done with an archived release only. Look at it as it is now.',
  published: 'This can be done with a published release only. Look at it as it is now.',
  unarchiving: 'This release comes back from the archive. Try again in a moment.',
};
