import type { ErrorTable } from './error-code.ts';

const service = { area: 'purchase', raisedBy: 'service' } as const;

/** What stands in the way of a purchase, in the order in which it is found. */
export const purchaseCodes = {
  logInFirst: { ...service, code: 4101, raisedBy: 'browser', requirement: 'R-5.7', recovery: 'log-in' },
  noProductSelected: { ...service, code: 4102, requirement: 'R-5.7', recovery: 'correct-input' },
  noImageSelected: { ...service, code: 4103, requirement: 'R-5.7', recovery: 'correct-input' },
  humanVerificationNeeded: { ...service, code: 4104, requirement: 'R-5.7', recovery: 'correct-input' },
  systemDiskSizeWrong: { ...service, code: 4105, requirement: 'R-5.6', recovery: 'correct-input' },
  systemDiskSizeReset: { ...service, code: 4106, raisedBy: 'browser', requirement: 'R-5.6', recovery: 'correct-input' },
  modelSoldOut: { ...service, code: 4107, requirement: 'R-5.8', recovery: 'choose-another' },
  notOnSale: { ...service, code: 4108, requirement: 'R-4.4', recovery: 'choose-another' },
  notSoldInCurrency: { ...service, code: 4109, requirement: 'R-5.12', recovery: 'choose-another' },
  dataDiskSizeWrong: { ...service, code: 4110, requirement: 'R-5.6', recovery: 'correct-input' },
  serverPasswordWrong: { ...service, code: 4111, requirement: 'R-5.5', recovery: 'correct-input' },
  quoteExpired: { ...service, code: 4112, requirement: 'R-5.12', recovery: 'try-again' },
} as const satisfies ErrorTable;
