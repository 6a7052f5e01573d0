import type { ErrorArea, ErrorKey } from '#lib/contracts/error-codes.ts';

/** Refusals of the catalogue that no call returns yet, by area. Remove an area's keys from this list when it is built. */
export const unreachedCodes = {
  calls: [],
  generic: ['existed', 'activityNotStarted', 'eventOver', 'stateForbids', 'extraOperationsFailed', 'processing'],
  purchase: [],
  events: ['limitedEdition'],
  group: [
    'groupLeaderUnpaid',
    'groupEndedOrFull',
    'groupLaunched',
    'groupEnded',
    'groupFull',
    'groupDoesNotExist',
    'groupCreationFailed',
    'groupSeatPaid',
    'drawNotOpen',
    'drawEnded',
  ],
  documents: [],
  chat: [],
} as const satisfies Record<ErrorArea, readonly ErrorKey[]>;
