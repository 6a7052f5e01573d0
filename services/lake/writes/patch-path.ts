import { isRecord } from '../documents/document.ts';

type Literal = string | number | boolean;

/** One step of a path from a value to some of the values inside it. */
export type PathStep =
  | { kind: 'field'; name: string }
  | { kind: 'index'; at: number }
  | { kind: 'items'; field: readonly string[]; is: Literal }
  | { kind: 'range'; from: number; to: number | null };

/** What a step matches in one value. */
export interface Found {
  readonly values: readonly unknown[];
  /** How many places the step names, including empty ones. */
  readonly places: number;
}

const stepPattern =
  /(?<dot>\.?)(?<field>[A-Za-z_]\w*)|\['(?<quoted>[^'\\]*)'\]|\[(?<index>-?\d+)\]|\[(?<own>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*) *== *(?:"(?<text>[^"\\]*)"|(?<number>-?\d+)|(?<truth>true|false))\]|\[(?<from>\d*):(?<to>\d*)\]/y;

/**
 * Parses a path as the Studio and its clients write them; null for one that uses more of JSONMatch: recursion, unions, other comparisons.
 */
export function readUsualPath(path: string): readonly PathStep[] | null {
  const steps: PathStep[] = [];
  stepPattern.lastIndex = 0;
  while (stepPattern.lastIndex < path.length) {
    const groups = stepPattern.exec(path)?.groups;
    if (!groups) return null;
    const step = stepOf(groups, steps.length === 0);
    // a range in the middle of a path differs from one at its end
    if (!step || steps.at(-1)?.kind === 'range') return null;
    steps.push(step);
  }
  return steps.length > 0 ? steps : null;
}

function stepOf(groups: Readonly<Record<string, string | undefined>>, first: boolean): PathStep | null {
  const { dot, field, quoted, index, own, text, number, truth, from, to } = groups;
  if (field !== undefined) return (dot === '.') === first ? null : { kind: 'field', name: field };
  if (quoted !== undefined) return { kind: 'field', name: quoted };
  if (index !== undefined) return { kind: 'index', at: Number(index) };
  if (own !== undefined)
    return { kind: 'items', field: own.split('.'), is: text ?? (number === undefined ? truth === 'true' : Number(number)) };
  if (from === '' && to === '') return null;
  return { kind: 'range', from: Number(from), to: to ? Number(to) : null };
}

const nothing: Found = { values: [], places: 0 };

/** Applies one step to one value. */
export function followStep(value: unknown, step: PathStep): Found {
  switch (step.kind) {
    case 'field':
      return isRecord(value) && Object.hasOwn(value, step.name) ? { values: [value[step.name]], places: 1 } : { values: [], places: 1 };
    case 'index':
      // writing beyond the end extends the list to that length
      return Array.isArray(value)
        ? { values: value.slice(...span(step.at < 0 ? value.length + step.at : step.at)), places: 1 + Math.max(0, step.at - value.length) }
        : nothing;
    case 'range': {
      if (!Array.isArray(value)) return nothing;
      const end = step.to ?? value.length;
      return { values: value.slice(step.from, end), places: Math.max(0, end - step.from) };
    }
    case 'items': {
      const items: unknown[] = (Array.isArray(value) ? value : [value]).filter((item: unknown) => fieldOf(item, step.field) === step.is);
      return { values: items, places: items.length };
    }
  }
}

const span = (at: number): [number, number] => [Math.max(0, at), Math.max(0, at + 1)];

function fieldOf(value: unknown, names: readonly string[]): unknown {
  let at = value;
  for (const name of names) at = isRecord(at) ? at[name] : undefined;
  return at;
}
