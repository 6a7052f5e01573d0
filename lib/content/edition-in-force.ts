import { effectiveAtMs, type EffectiveFrom } from './effective-instant.ts';

/** The highest version whose instant has come; null while there is none (decision 3). */
export const editionInForce = <Edition extends EffectiveFrom & { readonly version: number }>(
  editions: readonly Edition[],
  nowMs: number,
): Edition | null => highestInForce(editions, effectiveAtMs, nowMs);

/** The highest version whose instant has come, where `fromMs` knows the instants, in epoch ms. */
export function highestInForce<Edition extends { readonly version: number }>(
  editions: readonly Edition[],
  fromMs: (edition: Edition) => number,
  nowMs: number,
): Edition | null {
  let inForce: Edition | null = null;
  for (const edition of editions) {
    if (fromMs(edition) <= nowMs && (!inForce || edition.version > inForce.version)) inForce = edition;
  }
  return inForce;
}
