/** From `fromMs` until the next step, a configuration cost this much to everybody. */
export interface PriceStep {
  readonly fromMs: number;
  /** Minor units; null while it was not sold. */
  readonly amountMinor: number | null;
  /** The public promotion or code that made the price; null for the list price. */
  readonly by: string | null;
}

/** All that is known of a price, oldest step first. Before the first step nothing is known. */
export type PriceHistory = readonly PriceStep[];

/** A time in which one price applied; its end is exclusive. */
export interface PriceStretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly amountMinor: number | null;
}

/** The known prices from one instant until just before another, oldest first. */
export function stretchesBetween(history: PriceHistory, fromMs: number, toMs: number): PriceStretch[] {
  return history.flatMap(({ fromMs: startMs, amountMinor }, index) => {
    const endMs = history[index + 1]?.fromMs ?? Infinity;
    const stretch = { fromMs: Math.max(startMs, fromMs), toMs: Math.min(endMs, toMs), amountMinor };
    return stretch.fromMs < stretch.toMs ? [stretch] : [];
  });
}

/** Whether the whole time from an instant on is known. */
export const isKnownSince = (history: PriceHistory, instantMs: number): boolean => history.some(({ fromMs }) => fromMs <= instantMs);

const indexAt = (history: PriceHistory, atMs: number): number => history.findLastIndex(({ fromMs }) => fromMs <= atMs);

export const stepAt = (history: PriceHistory, atMs: number): PriceStep | null => history[indexAt(history, atMs)] ?? null;

/**
 * When the reduction that applies at an instant began; null if the price is no reduced one. An uninterrupted reduction of one promotion
 * that only became deeper began with its first step (docs/contracts/price-claims.md); one that became smaller, or that another promotion or
 * code made, began again.
 */
export function reductionStart(history: PriceHistory, atMs: number): number | null {
  let index = indexAt(history, atMs);
  let since = reducedStep(history[index]);
  while (since) {
    index -= 1;
    const before = reducedStep(history[index]);
    if (!before || before.by !== since.by || before.amountMinor < since.amountMinor) return since.fromMs;
    since = before;
  }
  return null;
}

interface ReducedStep {
  readonly fromMs: number;
  readonly amountMinor: number;
  readonly by: string;
}

const reducedStep = (step: PriceStep | undefined): ReducedStep | null =>
  step && step.by !== null && step.amountMinor !== null ? { fromMs: step.fromMs, amountMinor: step.amountMinor, by: step.by } : null;
