import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** Counts of cores, gibibytes and months. */
export const checkPositiveWhole = (value: unknown): Verdict => (isWhole(value) && value > 0) || 'Give a whole number, 1 or more.';

export const checkPositive = (value: unknown): Verdict =>
  (typeof value === 'number' && Number.isFinite(value) && value > 0) || 'Give a number above 0.';

/** Positions in a list may be equal; then the name or code decides. */
export const checkOrder = (value: unknown): Verdict =>
  (isWhole(value) && value >= 0) || 'Give the place in the list as a whole number; the smallest comes first.';

/** Versions of a legal text are numbered 1, 2, 3. */
export const checkVersion = (value: unknown): Verdict => (isWhole(value) && value > 0) || 'A version is a whole number: 1, 2, 3.';

export const checkDiscount = (value: unknown): Verdict =>
  (typeof value === 'number' && /^\d{1,2}(\.\d{1,2})?$/.test(String(value))) ||
  'Give the discount in percent: 0 or more, below 100, at most 2 decimals.';

/** A share of an amount in whole percent. */
export const checkWholePercent = (value: unknown): Verdict =>
  (isWhole(value) && value >= 1 && value <= 100) || 'Give whole percent, 1 to 100.';

export const checkMaxGib = (maxGib: unknown, minGib: unknown): Verdict => {
  const verdict = checkPositiveWhole(maxGib);
  if (verdict !== true) return verdict;
  return Number(maxGib) >= Number(minGib ?? 0) || `The largest size is below the smallest, ${Number(minGib)} GiB.`;
};

/** A plan's disk must be within the bounds of its disk type. */
export function checkDiskSize(sizeGib: unknown, diskType: unknown): Verdict {
  const verdict = checkPositiveWhole(sizeGib);
  if (verdict !== true) return verdict;
  const { minGib, maxGib } = asRecord(diskType);
  if (!isWhole(minGib) || !isWhole(maxGib)) return true;
  const size = Number(sizeGib);
  return (size >= minGib && size <= maxGib) || `This disk type is sold from ${minGib} to ${maxGib} GiB.`;
}
