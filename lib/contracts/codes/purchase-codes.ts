import type { ErrorTable } from './error-code.ts';

const service = { area: 'purchase', raisedBy: 'service' } as const;

/** What prevents a purchase. */
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
  priceChanged: { ...service, code: 4113, requirement: 'R-5.9', recovery: 'correct-input', isShow: 0 },
  termsChanged: { ...service, code: 4114, requirement: 'R-5.9', recovery: 'correct-input', isShow: 0 },
  orderClosed: { ...service, code: 4115, requirement: 'R-5.9', recovery: 'choose-another' },
  notCancellable: { ...service, code: 4116, requirement: 'R-5.9', recovery: 'none' },
  notRefundable: { ...service, code: 4117, requirement: 'R-6.7', recovery: 'contact-support' },
  refundChanged: { ...service, code: 4118, requirement: 'R-6.7', recovery: 'correct-input', isShow: 0 },
  notRenewable: { ...service, code: 4119, requirement: 'R-5.9', recovery: 'choose-another' },
  renewalUnpaid: { ...service, code: 4120, requirement: 'R-5.9', recovery: 'correct-input', isShow: 0 },
  hostNameWrong: { ...service, code: 4121, requirement: 'R-5.1', recovery: 'correct-input' },
  sshKeysNotForImage: { ...service, code: 4122, requirement: 'R-5.5', recovery: 'correct-input' },
  sshKeyPrivate: { ...service, code: 4123, requirement: 'R-5.5', recovery: 'correct-input' },
  sshKeyWrong: { ...service, code: 4124, requirement: 'R-5.5', recovery: 'correct-input' },
  sshKeyTwice: { ...service, code: 4125, requirement: 'R-5.5', recovery: 'correct-input' },
  sshKeysTooMany: { ...service, code: 4126, requirement: 'R-5.5', recovery: 'choose-another' },
  quantityWrong: { ...service, code: 4127, requirement: 'R-5.1', recovery: 'correct-input' },
  oneServerOnly: { ...service, code: 4128, requirement: 'R-5.8', recovery: 'correct-input' },
  tooFewLeft: { ...service, code: 4129, requirement: 'R-5.8', recovery: 'correct-input' },
  couponNotUsable: { ...service, code: 4130, requirement: 'R-6.4', recovery: 'choose-another' },
  couponCodeRefused: { ...service, code: 4131, requirement: 'R-6.5', recovery: 'correct-input', isShow: 0 },
} as const satisfies ErrorTable;
