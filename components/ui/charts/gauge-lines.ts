/** The scale: 12 cells per line, one cell = 1 vCPU = 1 GiB of memory = 5 GiB of disk. Units are pixels of a 240 px drawing. */
const cellsPerLine = 12;
const cellPx = 20;
const lineGapPx = 4;
const diskGibPerLine = 60;
const pxPerDiskGib = 4;
const maxLines = 24;

export interface GaugeDrawing {
  readonly heightPx: number;
  readonly filled: string;
  readonly ticks: string;
  readonly rule: string;
}

const rectangle = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Whole cells of `cellHeightPx`, then dots for the rest of the last line. */
export function cellLines(count: number, cellHeightPx: number): GaugeDrawing {
  const lines = Math.min(maxLines, Math.max(1, Math.ceil(count / cellsPerLine)));
  let filled = '';
  let ticks = '';
  for (let cell = 0; cell < lines * cellsPerLine; cell += 1) {
    const x = (cell % cellsPerLine) * cellPx;
    const y = Math.floor(cell / cellsPerLine) * (cellHeightPx + lineGapPx);
    if (cell < count) filled += rectangle(x + 0.5, y + 0.5, 17, cellHeightPx - 1);
    else ticks += rectangle(x + 8, y + cellHeightPx / 2 - 1, 2, 2);
  }
  return { heightPx: lines * (cellHeightPx + lineGapPx) - lineGapPx, filled, ticks, rule: '' };
}

/** A bar over a ruler with a tick every 5 GiB. */
export function diskLines(gib: number): GaugeDrawing {
  const lines = Math.min(maxLines, Math.max(1, Math.ceil(gib / diskGibPerLine)));
  const lineHeightPx = 15;
  let filled = '';
  let ticks = '';
  let rule = '';
  for (let line = 0; line < lines; line += 1) {
    const y = line * (lineHeightPx + lineGapPx);
    const shown = Math.min(diskGibPerLine, gib - line * diskGibPerLine);
    rule += rectangle(0, y + 9, 238, 1);
    filled += rectangle(0.5, y, Math.max(2, shown * pxPerDiskGib - 2), 7);
    for (let tick = 0; tick <= cellsPerLine; tick += 1) {
      ticks += rectangle(Math.min(237, tick * cellPx), y + 9, 1, tick % 3 === 0 ? 6 : 3);
    }
  }
  return { heightPx: lines * (lineHeightPx + lineGapPx) - lineGapPx, filled, ticks, rule };
}
