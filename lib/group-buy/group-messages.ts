import type { ErrorKey } from '#lib/contracts/error-codes.ts';

/** What a page of group buying may have to say before the service is asked: the refusals of the catalogue, in its words (§8). */
export const groupMessageKeys = [
  'groupLeaderUnpaid',
  'groupLaunched',
  'groupEnded',
  'groupFull',
  'groupHeldOut',
  'groupDoesNotExist',
  'noGroupChosen',
  'groupCreationFailed',
  'eventNotStarted',
  'eventEnded',
  'accountAbnormal',
  'notRegistered',
  'realNameStatusUnsupported',
  'creditScoreInsufficient',
  'newcomersOnly',
] as const satisfies readonly ErrorKey[];

type GroupMessageKey = (typeof groupMessageKeys)[number];

/** In the page's language; may contain HTML, to be sanitised before display. */
export type GroupMessages = Readonly<Record<GroupMessageKey, string>>;
