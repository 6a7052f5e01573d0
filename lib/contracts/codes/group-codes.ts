import type { ErrorTable } from './error-code.ts';

const service = { area: 'group', raisedBy: 'service' } as const;

/** Why a group cannot be opened or joined. */
export const groupCodes = {
  groupLeaderUnpaid: { ...service, code: 4301, requirement: 'R-7.6', recovery: 'wait' },
  groupEndedOrFull: { ...service, code: 4302, requirement: 'R-7.6', recovery: 'choose-another' },
  groupLaunched: { ...service, code: 4303, requirement: 'R-7.6', recovery: 'choose-another' },
  groupEnded: { ...service, code: 4304, requirement: 'R-7.6', recovery: 'choose-another' },
  groupFull: { ...service, code: 4305, requirement: 'R-7.6', recovery: 'choose-another' },
  groupDoesNotExist: { ...service, code: 4306, requirement: 'R-7.6', recovery: 'choose-another' },
  noGroupChosen: { ...service, code: 4307, raisedBy: 'browser', requirement: 'R-7.6', recovery: 'correct-input' },
  groupCreationFailed: { ...service, code: 4308, requirement: 'R-7.1', recovery: 'try-again' },
} as const satisfies ErrorTable;
