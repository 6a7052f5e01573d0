import type { ErrorTable } from './error-code.ts';

const documents = { area: 'documents', raisedBy: 'browser', requirement: 'R-8.6' } as const;

/** Refusals that readers of documents can get, and the answer of a chat that failed. */
export const readingCodes = {
  articleFetchFailed: { ...documents, code: 4401, recovery: 'try-again' },
  copySucceeded: { ...documents, code: 4402, recovery: 'none' },
  copyFailed: { ...documents, code: 4403, recovery: 'try-again' },
  copyUnsupported: { ...documents, code: 4404, recovery: 'none' },
  articleGone: { ...documents, raisedBy: 'service', code: 4405, requirement: 'R-8.4', recovery: 'choose-another' },
  favouritesFull: { ...documents, raisedBy: 'service', code: 4406, requirement: 'R-8.4', recovery: 'choose-another' },
  chatUnanswered: { area: 'chat', raisedBy: 'browser', code: 4501, requirement: 'R-9.3', recovery: 'try-again', isShow: 0 },
} as const satisfies ErrorTable;
