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
  purchase: ['priceChanged', 'termsChanged', 'orderClosed', 'notCancellable', 'notRefundable', 'refundChanged'],
  events: [
    'eventDoesNotExist',
    'realNameStatusUnsupported',
    'eventNotStarted',
    'eventEnded',
    'newcomersOnly',
    'onceOnly',
    'alreadyReceived',
    'couponExhausted',
    'limitedEdition',
    'accountAbnormal',
    'notRegistered',
  ],
  group: [
    'groupLeaderUnpaid',
    'groupEndedOrFull',
    'groupLaunched',
    'groupEnded',
    'groupFull',
    'groupDoesNotExist',
    'groupCreationFailed',
  ],
  documents: [],
  chat: [],
} as const satisfies Record<ErrorArea, readonly ErrorKey[]>;
