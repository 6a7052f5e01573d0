import { callCodes } from './codes/call-codes.ts';
import { eventCodes } from './codes/event-codes.ts';
import { genericCodes } from './codes/generic-codes.ts';
import { groupCodes } from './codes/group-codes.ts';
import { purchaseCodes } from './codes/purchase-codes.ts';
import { readingCodes } from './codes/reading-codes.ts';
import type { ErrorCode } from './codes/error-code.ts';

export type { ErrorArea, ErrorCode } from './codes/error-code.ts';

/** Every refusal that a visitor can see, by key. Its text is in `locales/{language}/errors-mydoc.json` under the same key. */
const errorCodes = {
  ...callCodes,
  ...genericCodes,
  ...purchaseCodes,
  ...eventCodes,
  ...groupCodes,
  ...readingCodes,
} as const satisfies Record<string, ErrorCode>;

export type ErrorKey = keyof typeof errorCodes;

const isKey = (key: string): key is ErrorKey => Object.hasOwn(errorCodes, key);

export const errorKeys: readonly ErrorKey[] = Object.keys(errorCodes).filter(isKey);

export const errorCodeOf = (key: ErrorKey): ErrorCode => errorCodes[key];
