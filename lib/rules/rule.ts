/** Both ends are allowed. Lengths count characters (code points), not UTF-16 units. */
export interface Bounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** One pattern of the shared set (§5, R-11.1). */
export interface Rule {
  /** The allowed length in characters, if the specification gives one. */
  readonly bounds: Bounds | null;
  /** The whole text, exactly as typed: nothing is trimmed or folded first. */
  readonly accepts: (text: string) => boolean;
}

/** Characters as a reader counts them: a surrogate pair is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

export function isLengthWithin(text: string, { atLeast, atMost }: Bounds): boolean {
  // a character has at most two units: a long text is refused without being counted
  if (text.length < atLeast || text.length > atMost * 2) return false;
  const count = countCharacters(text);
  return count >= atLeast && count <= atMost;
}

export const isNumberWithin = (value: number, { atLeast, atMost }: Bounds): boolean => value >= atLeast && value <= atMost;

/** A rule for texts of which every character matters: length first, so that no pattern ever runs on a long text. */
export const boundedPattern = (bounds: Bounds, pattern: RegExp): Rule => ({
  bounds,
  accepts: (text) => isLengthWithin(text, bounds) && pattern.test(text),
});
