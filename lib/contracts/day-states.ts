/** A day of a model in a region; `part`: sold out for a part of it. Apart from the calls, whose schemas a page loads later. */
export const dayStates = ['available', 'few', 'part', 'sold-out', 'unknown'] as const;

export type DayState = (typeof dayStates)[number];
