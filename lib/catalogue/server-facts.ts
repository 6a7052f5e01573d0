import { formatGib } from '#lib/format/format-number.ts';

/** §9: the free snapshot storage of every account. */
export const freeSnapshotGib = 5;

/** §9: addresses included with each server. */
export const includedAddresses = { ipv4: 1, ipv6: 8 } as const;

/** §9: the port of remote access, by the family of the image. */
export const remotePorts = { linux: 22, windows: 3389 } as const;

const gbPerTb = 1000;
const gbPerBinaryTb = 1024;

/** An amount of transfer in words: 500 GB, 1 TB; whole terabytes as TB. */
export function outboundText(outboundGb: number): string {
  for (const perTb of [gbPerTb, gbPerBinaryTb]) {
    if (outboundGb >= perTb && outboundGb % perTb === 0) return `${outboundGb / perTb} TB`;
  }
  return `${outboundGb} GB`;
}

/** A disk in words: 30 GiB SSD. */
export const diskText = (disk: { readonly label: string; readonly sizeGib: number }): string => `${formatGib(disk.sizeGib)} ${disk.label}`;
