/** Up to this many left, this number included, the exact number is shown. */
const fewLeft = 10;

/** What is left of one model in one region, as far as it is known. */
export interface StockEntry {
  readonly region: string;
  readonly model: string;
  readonly state: 'available' | 'few' | 'sold-out';
  readonly left?: number | undefined;
}

/** What is shown for the number of units left of a model in a region. */
export function stockState(remaining: number): Pick<StockEntry, 'state' | 'left'> {
  if (remaining === 0) return { state: 'sold-out' };
  return remaining <= fewLeft ? { state: 'few', left: remaining } : { state: 'available' };
}

/** Null if it is unknown: a page does not guess. */
export const stockOf = (entries: readonly StockEntry[] | undefined, region: string, model: string): StockEntry | null =>
  entries?.find((entry) => entry.region === region && entry.model === model) ?? null;

/** How many are left, as far as a page may know; null: more than ten, or not known. */
export function leftOf(entries: readonly StockEntry[] | undefined, region: string, model: string): number | null {
  const entry = stockOf(entries, region, model);
  return entry?.state === 'sold-out' ? 0 : (entry?.left ?? null);
}

export const isSoldOut = (entries: readonly StockEntry[] | undefined, region: string, model: string): boolean =>
  stockOf(entries, region, model)?.state === 'sold-out';

interface Size {
  readonly model: string;
  readonly vcpu: number;
  readonly memoryGib: number;
}

/** The distance of two sizes: doublings of cores and of memory; a smaller one counts a little further than a larger. */
function distance(wanted: Size, offered: Size): number {
  const cores = Math.log2(offered.vcpu / wanted.vcpu);
  const memory = Math.log2(offered.memoryGib / wanted.memoryGib);
  return Math.abs(cores) + Math.abs(memory) + (cores < 0 || memory < 0 ? 0.5 : 0);
}

/** The size most similar to one that is sold out; null if nothing is left. Of two equally similar, the one listed first. */
export function nearestInStock<Candidate extends Size>(
  wanted: Size,
  candidates: readonly Candidate[],
  isAvailable: (model: string) => boolean,
): Candidate | null {
  const open = candidates.filter(({ model }) => model !== wanted.model && isAvailable(model));
  return open.toSorted((left, right) => distance(wanted, left) - distance(wanted, right))[0] ?? null;
}
