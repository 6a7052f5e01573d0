import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** Whether a picture was replaced, and its alternative text is still the one of the picture before. */
export function keepsFormerText(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
  const former = asRecord(before.asset)._ref;
  const current = asRecord(now.asset)._ref;
  if (former === undefined || current === undefined || former === current || before.alt === undefined) return false;
  return JSON.stringify(before.alt) === JSON.stringify(now.alt);
}
