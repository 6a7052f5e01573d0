/** Queries of links that an affiliate or a coupon spread. */
const referralParameters = ['userCode', 'CouponsCode'] as const;

/** The code that a link carries in its query; null where it carries none. */
export function referralCodeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  const [code] = referralParameters.flatMap((name) => query.get(name)?.trim() || []);
  return code ?? null;
}
