import { refusal, type Refusal } from '../refusal.ts';

export const retryAfterSeconds = 1;

/** This process does not own the lake at the moment; another does, or will in a few seconds. */
export const notOwner = (): Refusal =>
  refusal(503, 'The content lake is moving to another process', {
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The content lake is moving to another process. Try again in a moment.',
  });
