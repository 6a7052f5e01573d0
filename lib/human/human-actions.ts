/** What a visitor does only after human verification; a proof for one is none for another. */
export const humanActions = ['contact', 'order', 'claim', 'group'] as const;

export type HumanAction = (typeof humanActions)[number];
