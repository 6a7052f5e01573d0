interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly gapPx: number;
}

/** Cells from left to right and from top to bottom, as one path. */
export function cellGrid(count: number, { x, y, columns, widthPx, heightPx, gapPx }: Grid): string {
  let path = '';
  for (let cell = 0; cell < count; cell += 1) {
    const left = x + (cell % columns) * (widthPx + gapPx);
    const top = y + Math.floor(cell / columns) * (heightPx + gapPx);
    path += `M${left} ${top}h${widthPx}v${heightPx}h${-widthPx}z`;
  }
  return path;
}

/** A column of cells, filled from the bottom: `filled` of `of`. */
export function cellColumn(
  from: number,
  to: number,
  { x, foot, widthPx, pitchPx, heightPx }: { x: number; foot: number; widthPx: number; pitchPx: number; heightPx: number },
): string {
  let path = '';
  for (let cell = from; cell < to; cell += 1) path += `M${x} ${(foot - cell * pitchPx).toFixed(1)}h${widthPx}v${heightPx}h${-widthPx}z`;
  return path;
}
