/** The CMS did not answer: an outage, never a fact about the content. Told apart by its `kind`. */
export class ContentUnavailableError extends Error {
  readonly kind = 'content-unavailable';

  constructor(cause: unknown) {
    super('the content could not be read', { cause });
    this.name = 'ContentUnavailableError';
  }
}

export const isContentUnavailable = (error: unknown): error is ContentUnavailableError =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'content-unavailable';
