import { dataErrorCode } from './envelope-codes.ts';
import type { ErrorTable } from './error-code.ts';

const service = { area: 'generic', raisedBy: 'service', requirement: 'R-10.5' } as const;

/** The generic codes of §8. */
export const genericCodes = {
  systemBusy: { ...service, code: 503, status: 503, requirement: 'R-10.4', recovery: 'try-again' },
  repeatOperation: { ...service, code: 4001, recovery: 'none' },
  doesNotExist: { ...service, code: 4002, recovery: 'choose-another' },
  existed: { ...service, code: 4003, recovery: 'choose-another' },
  dataError: { ...service, code: dataErrorCode, recovery: 'correct-input' },
  activityNotStarted: { ...service, code: 4005, recovery: 'wait' },
  eventOver: { ...service, code: 4006, recovery: 'choose-another' },
  eventNotSupported: { ...service, code: 4007, recovery: 'choose-another' },
  stateForbids: { ...service, code: 4008, recovery: 'choose-another' },
  extraOperationsFailed: { ...service, code: 4009, recovery: 'contact-support' },
  unknownMistake: { ...service, code: 4010, recovery: 'contact-support' },
  connectionTimedOut: { ...service, code: 4011, raisedBy: 'browser', recovery: 'try-again' },
  processing: { ...service, code: 4012, recovery: 'wait' },
  creditScoreInsufficient: { ...service, code: 4013, requirement: 'R-6.3', recovery: 'contact-support' },
} as const satisfies ErrorTable;
