/** Query parameters of affiliate and coupon links. */
const referralParameters = ['userCode', 'CouponsCode'] as const;

/** The format of such a code. */
export const referralCodePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{2,31}$/;

/** A code as it was stored or sent; null if it is none. */
export const referralCode = (text: string | undefined): string | null =>
  text !== undefined && referralCodePattern.test(text) ? text : null;

/** The first valid code in a link's query; null if there is none. */
export function referralCodeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  const codes = referralParameters.flatMap((name) => query.getAll(name).map((code) => code.trim()));
  return codes.find((code) => referralCodePattern.test(code)) ?? null;
}
