import type { QuoteBody } from './quote-rules.ts';

/** A quote's instants, epoch ms of the database's clock. */
interface QuoteAge {
  readonly createdMs: number;
  readonly nowMs: number;
}

/** A quote is withdrawn by a correction of prices that takes effect after it was made; nothing else withdraws it before it expires. */
export const isWithdrawn = ({ createdMs, nowMs }: QuoteAge, correctedAtMs: number | null): boolean =>
  correctedAtMs !== null && createdMs < correctedAtMs && correctedAtMs <= nowMs;

type Priced = Pick<QuoteBody, 'totalMinor' | 'renewalMinor'>;

/**
 * Which terms an order takes: those of its quote, which holds its price and its promotion. If withdrawn, it is priced again: what
 * is dearer, now or at the renewal, has to be agreed to first; anything else is ordered at the new price.
 */
export function termsToOrder<Held extends Priced, Now extends Priced>(held: Held, now: Now, withdrawn: boolean): Held | Now | 'dearer' {
  if (!withdrawn) return held;
  return now.totalMinor > held.totalMinor || now.renewalMinor > held.renewalMinor ? 'dearer' : now;
}
