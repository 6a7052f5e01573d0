import { randomInt } from 'node:crypto';

/** Digits and capitals without lookalikes: 0 O, 1 I L, U V. */
export const readableAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const groupLength = 4;

const group = (): string => Array.from({ length: groupLength }, () => readableAlphabet[randomInt(readableAlphabet.length)]).join('');

/** A random number that can be read out on the telephone and does not reveal how many there are: T-7K3P-9M2X. */
export const newReadableNumber = (kind: string): string => `${kind}-${group()}-${group()}`;
