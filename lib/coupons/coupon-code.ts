/** A code as somebody typed it, as campaigns have it: trimmed, full-width letters and small ones alike; empty if it cannot be one. */
export function foldCouponCode(typed: string): string {
  const folded = typed.normalize('NFKC').trim().toUpperCase();
  return /^[A-Z][A-Z0-9]{3,23}$/.test(folded) ? folded : '';
}
