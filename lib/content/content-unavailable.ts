const wordsAtMost = 300;

/** The CMS did not answer: an outage, never a fact about the content. Told apart by its `kind`. */
export class ContentUnavailableError extends Error {
  readonly kind = 'content-unavailable';

  /** The client's error is cut down to its words: whole, it would carry the request's credentials into a log. */
  constructor(cause: unknown) {
    super(`the content could not be read: ${cause instanceof Error ? cause.message.slice(0, wordsAtMost) : 'unknown reason'}`);
    this.name = 'ContentUnavailableError';
  }
}

export const isContentUnavailable = (error: unknown): error is ContentUnavailableError =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'content-unavailable';
