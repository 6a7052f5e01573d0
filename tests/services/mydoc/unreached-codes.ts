import type { ErrorArea, ErrorKey } from '#lib/contracts/error-codes.ts';

/** Refusals of the catalogue that no call answers yet, by area. Whoever builds an area takes its keys off this list. */
export const unreachedCodes = {
  calls: [],
  generic: [
    'existed',
    'activityNotStarted',
    'eventOver',
    'eventNotSupported',
    'stateForbids',
    'extraOperationsFailed',
    'processing',
    'creditScoreInsufficient',
  ],
  purchase: [],
  events: [
    'eventDoesNotExist',
    'realNameStatusUnsupported',
    'eventNotStarted',
    'eventEnded',
    'newcomersOnly',
    'alreadyReceived',
    'couponExhausted',
    'limitedEdition',
    'notRegistered',
  ],
  group: ['groupLeaderUnpaid', 'groupEndedOrFull', 'groupLaunched', 'groupEnded', 'groupFull', 'groupDoesNotExist', 'groupCreationFailed'],
  documents: [],
  chat: [],
} as const satisfies Record<ErrorArea, readonly ErrorKey[]>;
