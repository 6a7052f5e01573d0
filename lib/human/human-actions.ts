/** Actions that require human verification; a proof for one is not valid for another. */
export const humanActions = ['contact', 'order', 'claim', 'group'] as const;

export type HumanAction = (typeof humanActions)[number];
