import { createHmac } from 'node:crypto';

/** A person's id, the same for all accounts verified with one document; the document number itself is not stored. */
export const personIdOf = (cardNumber: string, key: string): string =>
  `p-${createHmac('sha256', key).update(cardNumber.toUpperCase()).digest('base64url').slice(0, 32)}`;
