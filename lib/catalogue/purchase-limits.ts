/** The longest retention of a snapshot plan in days, apart from unlimited. */
export const snapshotKeepDaysAtMost = 365;

/** §9: the free snapshot storage of every account. */
export const freeSnapshotGib = 5;

/** §9: addresses included with each server. */
export const includedAddresses = { ipv4: 1, ipv6: 8 } as const;

/** §9: the port of remote access, by the family of the image. */
export const remotePorts = { linux: 22, windows: 3389 } as const;

/** How many servers of one configuration an order may have. */
export const serversPerOrder = { min: 1, max: 10 } as const;
