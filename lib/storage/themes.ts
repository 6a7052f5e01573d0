/** The themes of the site; absent: as the system has it. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];
