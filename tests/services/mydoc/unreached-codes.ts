import type { ErrorArea, ErrorKey } from '#lib/contracts/error-codes.ts';

/** Refusals of the catalogue that no call returns yet, by area. Remove an area's keys from this list when it is built. */
export const unreachedCodes = {
  calls: [],
  generic: ['existed', 'activityNotStarted', 'eventOver', 'extraOperationsFailed', 'processing'],
  purchase: [],
  events: [],
  group: [],
  documents: [],
  chat: [],
} as const satisfies Record<ErrorArea, readonly ErrorKey[]>;
