const pitchPx = 12;
const cellPx = 10;
const linePx = 16;

export interface CellRows {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Paths of the cells before the index, and from it on. */
  readonly before: string;
  readonly after: string;
}

/** Cells in lines, split at an index: the first `place` of them, and the rest. */
export function cellRows(count: number, place: number, perLine: number): CellRows {
  let before = '';
  let after = '';
  for (let cell = 0; cell < count; cell += 1) {
    const path = `M${(cell % perLine) * pitchPx} ${Math.floor(cell / perLine) * linePx}h${cellPx}v12h-${cellPx}z`;
    if (cell < place) before += path;
    else after += path;
  }
  const lines = Math.max(1, Math.ceil(count / perLine));
  return { widthPx: Math.min(count, perLine) * pitchPx - (pitchPx - cellPx), heightPx: lines * linePx - 4, before, after };
}
