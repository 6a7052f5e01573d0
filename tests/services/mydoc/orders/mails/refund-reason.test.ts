import { expect, test } from '@jest/globals';
import { refundReasonWords } from '#services/mydoc/orders/mails/refund-reason.ts';
import { sayOfOrder } from '#services/mydoc/orders/order-words.ts';

test.each([
  ['refund-requested', {}, 'You asked for the refund'],
  ['withdrawn', {}, 'You withdrew from the contract'],
  ['paid-twice', {}, 'The order had already been paid'],
  ['provisioning-failed', {}, 'The server could not be provided'],
  ['provisioning-failed', { changes: {} }, 'The server could not be changed'],
] as const)('a refund because of %s of %j is explained to its buyer: %s', (reason, order, words) => {
  expect(refundReasonWords(reason, order, sayOfOrder('en'))).toBe(words);
});
