import type { ErrorTable } from './error-code.ts';

const documents = { area: 'documents', raisedBy: 'browser', requirement: 'R-8.6' } as const;

/** Refusals that readers of documents can get, and the answer of a chat that failed. */
export const readingCodes = {
  articleFetchFailed: { ...documents, code: 4401, recovery: 'try-again' },
  copySucceeded: { ...documents, code: 4402, recovery: 'none' },
  copyFailed: { ...documents, code: 4403, recovery: 'try-again' },
  copyUnsupported: { ...documents, code: 4404, recovery: 'none' },
  chatUnanswered: { area: 'chat', raisedBy: 'browser', code: 4501, requirement: 'R-9.3', recovery: 'try-again', isShow: 0 },
} as const satisfies ErrorTable;
