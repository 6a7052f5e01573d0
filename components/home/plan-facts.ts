import type { PlanView } from '#lib/home/plan-cards.ts';

const gbPerTb = 1000;
const gbPerBinaryTb = 1024;

/** 500 GB, 1 TB: whole terabytes are said as such. */
export function outboundText(outboundGb: number): string {
  for (const perTb of [gbPerTb, gbPerBinaryTb]) {
    if (outboundGb >= perTb && outboundGb % perTb === 0) return `${outboundGb / perTb} TB`;
  }
  return `${outboundGb} GB`;
}

export const diskText = (disk: PlanView['disk']): string => `${disk.sizeGib} GiB ${disk.label}`;

