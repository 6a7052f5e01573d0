/** Queries of links that an affiliate or a coupon spread. */
const referralParameters = ['userCode', 'CouponsCode'] as const;

/** What such a code looks like. */
export const referralCodePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{2,31}$/;

/** The first usable code that a link carries in its query; null where it carries none. */
export function referralCodeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  const codes = referralParameters.flatMap((name) => query.getAll(name).map((code) => code.trim()));
  return codes.find((code) => referralCodePattern.test(code)) ?? null;
}
