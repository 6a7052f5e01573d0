/** An instant, counted from now, as the CMS writes it. */
export const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** An instant, counted in hours from now. */
export const inHours = (hours: number): string => inMs(hours * 3_600_000);
