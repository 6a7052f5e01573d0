import { loginRequiredCode } from './envelope-codes.ts';
import type { ErrorTable } from './error-code.ts';

const service = { area: 'calls', raisedBy: 'service' } as const;

/** Refusals that any call can return before its own handler runs. */
export const callCodes = {
  loginRequired: { ...service, code: loginRequiredCode, requirement: 'R-10.3', recovery: 'log-in' },
  crossSite: { ...service, code: 403, requirement: 'R-10.1', recovery: 'none' },
  noSuchCall: { ...service, code: 404, status: 404, requirement: 'R-10.1', recovery: 'contact-support' },
  methodNotAllowed: { ...service, code: 405, status: 405, requirement: 'R-10.1', recovery: 'contact-support' },
  bodyTooLarge: { ...service, code: 413, status: 413, requirement: 'R-10.1', recovery: 'correct-input' },
  notFormEncoded: { ...service, code: 415, status: 415, requirement: 'R-10.1', recovery: 'contact-support' },
  tooManyRequests: { ...service, code: 429, status: 429, requirement: 'R-10.1', recovery: 'wait' },
} as const satisfies ErrorTable;
