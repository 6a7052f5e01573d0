import { createHmac } from 'node:crypto';

/** A person's id, the same for all accounts that were verified with one document; the number itself is not kept. */
export const personIdOf = (cardNumber: string, key: string): string =>
  `p-${createHmac('sha256', key).update(cardNumber.toUpperCase()).digest('base64url').slice(0, 32)}`;
