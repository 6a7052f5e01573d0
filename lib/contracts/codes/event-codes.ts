import type { ErrorTable } from './error-code.ts';

const service = { area: 'events', raisedBy: 'service' } as const;

/** Why a coupon or a seat in an event is refused. */
export const eventCodes = {
  eventDoesNotExist: { ...service, code: 4201, requirement: 'R-6.2', recovery: 'choose-another' },
  realNameStatusUnsupported: { ...service, code: 4202, requirement: 'R-6.3', recovery: 'verify-identity' },
  eventNotStarted: { ...service, code: 4203, requirement: 'R-6.2', recovery: 'wait' },
  eventEnded: { ...service, code: 4204, requirement: 'R-6.2', recovery: 'choose-another' },
  newcomersOnly: { ...service, code: 4205, requirement: 'R-6.3', recovery: 'choose-another' },
  onceOnly: { ...service, code: 4206, requirement: 'R-6.3', recovery: 'none' },
  alreadyReceived: { ...service, code: 4207, requirement: 'R-6.2', recovery: 'none' },
  couponExhausted: { ...service, code: 4208, requirement: 'R-6.2', recovery: 'choose-another' },
  limitedEdition: { ...service, code: 4209, requirement: 'R-5.8', recovery: 'choose-another' },
  accountAbnormal: { ...service, code: 4210, requirement: 'R-6.3', recovery: 'contact-support' },
  notRegistered: { ...service, code: 4211, requirement: 'R-6.3', recovery: 'verify-identity' },
} as const satisfies ErrorTable;
