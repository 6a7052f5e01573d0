/** A measured figure and its target. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'requests/s' | 'orders/s' | 'ratio' | 'MiB' | 'pages' | 'KiB' | 'points' | 'interactions';
  /** Absent = reported without a target. */
  target?: { atMost: number } | { atLeast: number };
  /** Absent = with the whole bench. */
  measuredAt?: string;
}

export function meets(figure: Figure): boolean {
  if (!figure.target) return true;
  return 'atMost' in figure.target ? figure.value <= figure.target.atMost : figure.value >= figure.target.atLeast;
}

/** The value below which the given share of the sorted samples is (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

const goalOf = (target: NonNullable<Figure['target']>): string => ('atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`);

/** A line for each figure, with its target and whether it is missed. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map((figure) => figure.name.length));
  const lines = figures.map((figure) => {
    const goal = figure.target ? goalOf(figure.target) : '';
    const value = `${String(figure.value).padStart(9)} ${figure.unit.padEnd(10)}`;
    return `${figure.name.padEnd(width)}  ${value} ${goal} ${meets(figure) ? '' : '← missed'}\n`;
  });
  return lines.join('');
}

/** Figures of an earlier run, those of a part replaced by what was measured of it alone. */
export function withPart(before: readonly Figure[], part: readonly Figure[], measuredAt: string): Figure[] {
  const names = new Set(part.map(({ name }) => name));
  return [...before.filter(({ name }) => !names.has(name)), ...part.map((figure) => ({ ...figure, measuredAt }))];
}
