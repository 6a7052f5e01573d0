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
export const diskText = (disk: { readonly label: string; readonly sizeGib: number }): string => `${disk.sizeGib} GiB ${disk.label}`;
