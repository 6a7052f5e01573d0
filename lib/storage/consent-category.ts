/** Necessary, security and preferences, statistics, marketing; the first two cannot be switched off. */
export const consentCategories = [0, 1, 2, 3] as const;

export type ConsentCategory = (typeof consentCategories)[number];
