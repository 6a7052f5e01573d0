interface Line {
  readonly text: string;
}

/** A line that was reworded, removed (`present` is null) or added (`former` is null). */
export interface LinePair<L extends Line> {
  readonly former: L | null;
  readonly present: L | null;
}

/** Lines that share less are two lines, not one that was reworded. */
const alikeAtLeast = 0.3;

/**
 * Pairs removed lines with the added ones that they were reworded to: the pairs that share the most words, in the order of both. What is
 * left is between them, what was removed first.
 */
export function pairLines<L extends Line>(removed: readonly L[], added: readonly L[], segmenter: Intl.Segmenter): LinePair<L>[] {
  const [formerWords, presentWords] = [removed, added].map((lines) => lines.map(({ text }) => wordsOf(text, segmenter)));
  const alike = (formerWords ?? []).map((former) => (presentWords ?? []).map((present) => likeness(former, present)));
  const best = bestSums(alike, added.length);
  const pairs: LinePair<L>[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const former = removed[row] ?? null;
    const present = added[column] ?? null;
    const here = at(best, row, column);
    if (former && present && at(alike, row, column) > 0 && here === at(alike, row, column) + at(best, row + 1, column + 1)) {
      pairs.push({ former, present });
      row += 1;
      column += 1;
    } else if (former && here === at(best, row + 1, column)) {
      pairs.push({ former, present: null });
      row += 1;
    } else {
      pairs.push({ former: null, present });
      column += 1;
    }
  }
  return pairs;
}

const at = (table: readonly (readonly number[])[], row: number, column: number): number => table[row]?.[column] ?? 0;

/** For each place in both lists, the most likeness that pairs from there on can have together. */
function bestSums(alike: readonly (readonly number[])[], width: number): number[][] {
  const sums: number[][] = Array.from({ length: alike.length + 1 }, () => Array.from({ length: width + 1 }, () => 0));
  for (let row = alike.length - 1; row >= 0; row -= 1) {
    const line = sums[row] ?? [];
    for (let column = width - 1; column >= 0; column -= 1) {
      const paired = at(alike, row, column);
      line[column] = Math.max(
        at(sums, row + 1, column),
        at(sums, row, column + 1),
        paired > 0 ? paired + at(sums, row + 1, column + 1) : 0,
      );
    }
  }
  return sums;
}

interface Words {
  readonly counts: ReadonlyMap<string, number>;
  /** In characters. */
  readonly length: number;
}

function wordsOf(text: string, segmenter: Intl.Segmenter): Words {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (segment.trim() === '') continue;
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
    length += segment.length;
  }
  return { counts, length };
}

/** The share of both lines, by characters, that are words of both; 0 if it is too little. */
function likeness(former: Words, present: Words): number {
  let shared = 0;
  for (const [word, count] of former.counts) shared += Math.min(count, present.counts.get(word) ?? 0) * word.length;
  const share = former.length + present.length === 0 ? 0 : (2 * shared) / (former.length + present.length);
  return share >= alikeAtLeast ? share : 0;
}
