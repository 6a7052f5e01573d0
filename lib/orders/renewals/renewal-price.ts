/** A price for one period of a server: its lines before any coupon, and their sum. */
export interface PeriodPrice<Line> {
  readonly lines: readonly Line[];
  readonly totalMinor: number;
}

export interface RenewalPrice<Line> extends PeriodPrice<Line> {
  /** Which of the two it is; of equals the price list. */
  readonly price: 'order' | 'list';
  /** The other one; null: there is none. */
  readonly otherMinor: number | null;
}

/**
 * What a renewal costs: the renewal price that the server's latest order for the same period froze, or the price list of the day where that
 * is lower (seller's terms). Null: neither has a price for the period.
 */
export function renewalPrice<Line>(frozen: PeriodPrice<Line> | null, list: PeriodPrice<Line> | null): RenewalPrice<Line> | null {
  if (frozen && (!list || frozen.totalMinor < list.totalMinor)) return { ...frozen, price: 'order', otherMinor: list?.totalMinor ?? null };
  return list && { ...list, price: 'list', otherMinor: frozen?.totalMinor ?? null };
}
