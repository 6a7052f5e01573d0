/** The longest retention of a snapshot plan in days, apart from unlimited. */
export const snapshotKeepDaysAtMost = 365;

/** How many servers of one configuration an order may have. */
export const serversPerOrder = { min: 1, max: 10 } as const;
