import { statusRefusal, type Refusal } from '../refusal.ts';

export const retryAfterSeconds = 1;

/** This process does not own the lake at the moment; another does, or will in a few seconds. */
export const notOwner = (): Refusal => statusRefusal(503, 'The content lake is moving to another process. Try again in a moment.');
