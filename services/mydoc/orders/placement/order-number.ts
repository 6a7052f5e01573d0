import { newReadableNumber } from '#services/platform/secrets/readable-number.ts';

/** The number of an order that its buyer can read out; its address keeps the unguessable id: S-7K3P-9M2X. */
export const newOrderNumber = (): string => newReadableNumber('S');
