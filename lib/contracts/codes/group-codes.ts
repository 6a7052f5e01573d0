import type { ErrorTable } from './error-code.ts';

const service = { area: 'group', raisedBy: 'service' } as const;

/** Why a group cannot be created, joined or left, and its coupon not be drawn. */
export const groupCodes = {
  groupLeaderUnpaid: { ...service, code: 4301, requirement: 'R-7.6', recovery: 'wait' },
  groupEndedOrFull: { ...service, code: 4302, requirement: 'R-7.6', recovery: 'choose-another' },
  groupLaunched: { ...service, code: 4303, requirement: 'R-7.6', recovery: 'choose-another' },
  groupEnded: { ...service, code: 4304, requirement: 'R-7.6', recovery: 'choose-another' },
  groupFull: { ...service, code: 4305, requirement: 'R-7.6', recovery: 'choose-another' },
  groupDoesNotExist: { ...service, code: 4306, requirement: 'R-7.6', recovery: 'choose-another' },
  noGroupChosen: { ...service, code: 4307, raisedBy: 'browser', requirement: 'R-7.6', recovery: 'correct-input' },
  groupCreationFailed: { ...service, code: 4308, requirement: 'R-7.1', recovery: 'try-again' },
  groupSeatPaid: { ...service, code: 4309, requirement: 'R-7.3', recovery: 'wait' },
  drawNotOpen: { ...service, code: 4310, requirement: 'R-7.7', recovery: 'wait' },
  drawEnded: { ...service, code: 4311, requirement: 'R-7.7', recovery: 'none' },
  groupHeldOut: { ...service, code: 4313, requirement: 'R-7.3', recovery: 'choose-another' },
  groupPriceChanged: { ...service, code: 4312, requirement: 'R-7.2', recovery: 'try-again' },
} as const satisfies ErrorTable;
