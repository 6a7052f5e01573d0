/**
 * How far the real name of an account's owner is verified: not begun, being checked, verified, or verified once by a document that has
 * expired since.
 */
export const realNameStates = ['none', 'pending', 'verified', 'lapsed'] as const;

export type RealNameState = (typeof realNameStates)[number];
