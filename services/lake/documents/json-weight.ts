import { isRecord } from './document.ts';

export interface Weight {
  /** What a JSON value takes to look at: one for each value in it, and one more per number of characters. */
  readonly units: number;
  /** Values in it, itself included. */
  readonly values: number;
  /** Levels of objects and lists inside each other. */
  readonly depth: number;
}

export const charactersOfUnit = 16;
const unitsOfText = (text: string): number => 1 + Math.floor(text.length / charactersOfUnit);

/** Stops counting at `unitsAtMost` and `depthAtMost`; anything beyond is reported as one more than the limit. */
export function weightOf(value: unknown, unitsAtMost = Infinity, depthAtMost = 1_000): Weight {
  let [units, values, deepest] = [0, 0, 0];
  const visit = (part: unknown, depth: number): void => {
    values += 1;
    units += typeof part === 'string' ? unitsOfText(part) : 1;
    if (typeof part !== 'object' || part === null) return;
    if (depth >= deepest) deepest = depth + 1;
    if (deepest > depthAtMost) return;
    if (Array.isArray(part)) {
      // iterated lazily: a list may claim a length far beyond its contents
      for (let place = 0; place < part.length && units <= unitsAtMost; place += 1) visit(part[place], depth + 1);
    } else if (isRecord(part)) {
      for (const name in part) {
        if (units > unitsAtMost) return;
        units += unitsOfText(name) - 1;
        visit(part[name], depth + 1);
      }
    }
  };
  visit(value, 0);
  return { units: Math.min(units, unitsAtMost + 1), values, depth: Math.min(deepest, depthAtMost + 1) };
}
