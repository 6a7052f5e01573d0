/** How a name is priced: by its suffix, or by itself. */
export const nameClasses = ['standard', 'premium'] as const;

export type NameClass = (typeof nameClasses)[number];
