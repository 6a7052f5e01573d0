/** §9: up to 3 data disks with an instance. */
export const dataDisksAtMost = 3;

/** A snapshot plan keeps for so many days at most, or for ever. */
export const snapshotKeepDaysAtMost = 365;

/** §9: every account has this much room for snapshots free of charge. */
export const freeSnapshotGib = 5;

/** §9: addresses that come with each server. */
export const includedAddresses = { ipv4: 1, ipv6: 8 } as const;

/** §9: the port of remote access, by the family of the image. */
export const remotePorts = { linux: 22, windows: 3389 } as const;
