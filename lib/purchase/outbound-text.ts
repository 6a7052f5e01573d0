const gbPerTb = 1000;

/** 500 GB, 1 TB: whole terabytes as TB. */
export const outboundText = (outboundGb: number): string =>
  outboundGb >= gbPerTb && outboundGb % gbPerTb === 0 ? `${outboundGb / gbPerTb} TB` : `${outboundGb} GB`;
