import { effectiveAtMs, type EffectiveFrom } from './effective-instant.ts';

/** The highest version whose instant has come; null while there is none (decision 3). */
export function editionInForce<Edition extends EffectiveFrom & { readonly version: number }>(
  editions: readonly Edition[],
  nowMs: number,
): Edition | null {
  let inForce: Edition | null = null;
  for (const edition of editions) {
    if (effectiveAtMs(edition) <= nowMs && (!inForce || edition.version > inForce.version)) inForce = edition;
  }
  return inForce;
}
