import { newReadableNumber } from '#services/platform/secrets/readable-number.ts';

/** The number of a ticket: T-7K3P-9M2X. */
export const newTicketNumber = (): string => newReadableNumber('T');
