const wordsAtMost = 300;

/** The CMS did not answer: an outage, never a fact about the content. Identified by its `kind`. */
export class ContentUnavailableError extends Error {
  readonly kind = 'content-unavailable';

  /** Only the message of the client's error is used: the whole error would put the request's credentials into a log. */
  constructor(cause: unknown) {
    super(`the content could not be read: ${cause instanceof Error ? cause.message.slice(0, wordsAtMost) : 'unknown reason'}`);
    this.name = 'ContentUnavailableError';
  }
}

export const isContentUnavailable = (error: unknown): error is ContentUnavailableError =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'content-unavailable';
