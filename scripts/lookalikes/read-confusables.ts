/** What a table of lookalikes is made of. */
export interface Confusables {
  readonly version: string;
  readonly date: string;
  /** As the file itself counts its lines. */
  readonly total: number;
  readonly pairs: readonly (readonly [source: string, prototype: string])[];
}

const textOf = (points: string): string =>
  String.fromCodePoint(
    ...points
      .trim()
      .split(' ')
      .map((point) => Number.parseInt(point, 16)),
  );

/** Reads `confusables.txt` of UTS #39. @throws when it is not whole. */
export function readConfusables(file: string): Confusables {
  const figure = (pattern: RegExp): string => {
    const [, found] = pattern.exec(file) ?? [];
    if (found === undefined) throw new Error(`confusables.txt has no line like ${String(pattern)}`);
    return found;
  };
  const pairs = [...file.matchAll(/^\uFEFF?([0-9A-F ]+);\t([0-9A-F ]+);\tMA/gm)].map(
    ([, source = '', prototype = '']) => [textOf(source), textOf(prototype)] as const,
  );
  const total = Number(figure(/^# total: (\d+)/m));
  if (pairs.length !== total) throw new Error(`confusables.txt has ${pairs.length} lines, and counts ${total}`);
  return { version: figure(/^# Version: (\S+)/m), date: figure(/^# Date: (\S+),/m), total, pairs };
}

/** Letters, marks and digits in the form that a label has them in: small, and unchanged by normalization. */
const fitsLabel = (character: string): boolean =>
  /^[\p{L}\p{M}\p{N}]$/u.test(character) && character.toLowerCase() === character && character.normalize('NFKC') === character;

/** Characters of labels that look like one another, a text for each group, in the order of their code points. */
export function groupsOf({ pairs }: Confusables): readonly string[] {
  const byPrototype = new Map<string, Set<string>>();
  for (const [source, prototype] of pairs) {
    const group = byPrototype.get(prototype) ?? new Set([prototype]);
    byPrototype.set(prototype, group.add(source));
  }
  return [...byPrototype.values()]
    .map((group) => [...group].filter(fitsLabel).toSorted())
    .filter((group) => group.length > 1)
    .map((group) => group.join(''))
    .toSorted();
}
