/** Who can see a refusal: every caller, or visitors of one area. */
export const errorAreas = ['calls', 'generic', 'purchase', 'events', 'group', 'documents', 'chat'] as const;

export type ErrorArea = (typeof errorAreas)[number];

/** What the visitor can do next, as worded in `docs/errors.md`. */
export const recoveries = {
  'log-in': 'Log in, then do it again.',
  'correct-input': 'Correct what is named and send again.',
  'try-again': 'Try again in a moment.',
  wait: 'Wait for what is under way or for the time named.',
  'choose-another': 'Choose something else.',
  'verify-identity': 'Complete real-name verification in the user centre.',
  'contact-support': 'Write to support; the request id helps to find it.',
  none: 'Nothing to do.',
} as const;

type Recovery = keyof typeof recoveries;

export interface ErrorCode {
  /** The envelope's `code`. */
  readonly code: number;
  readonly area: ErrorArea;
  readonly requirement: string;
  readonly recovery: Recovery;
  /** Who detects it: the service answers it, or the browser shows it without a call. */
  readonly raisedBy: 'service' | 'browser';
  /** HTTP status if it is not 200: the call was not answered. */
  readonly status?: 404 | 405 | 413 | 415 | 429 | 503;
  /** 0: shown in place, never as a dialog. */
  readonly isShow?: 0;
}

export type ErrorTable = Readonly<Record<string, ErrorCode>>;
