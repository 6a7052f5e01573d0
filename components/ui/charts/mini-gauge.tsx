import { memo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const cellsPerLine = 32;
export const linesAtMost = 8;
const cellPx = 10;

const fullLine = cellsPerLine * cellPx - 2;
const sharedHeight = 0.7;

const heights = { vcpu: 13, memory: 9 } as const;

const Drawing = styled('svg', {
  base: {
    maxWidth: 'full',
    '&:not([width$="%"])': { height: 'auto' },
    '& path': { stroke: 'gauge.cell', strokeDasharray: '8 2' },
    '&[data-open] path': { stroke: 'fg.subtle', strokeDasharray: '3 1' },
  },
});

interface MiniGaugeProps {
  kind: keyof typeof heights;
  /** Cells: one is 1 vCPU or 1 GiB. */
  count: number;
  /** Not available now: drawn as an outline. */
  open?: boolean | undefined;
  cellWidth?: number;
  /** A full line fills its column, whose width all of a table share: the scale stays one in a narrow column. */
  shared?: boolean;
}

/** A row of cells under a figure, 32 per line, at one scale throughout a table; a line where a shared column is narrow. */
export const MiniGauge = memo(function MiniGauge({ kind, count, open = false, cellWidth = cellPx, shared = false }: MiniGaugeProps) {
  const height = heights[kind];
  const lines = Math.min(linesAtMost, Math.ceil(count / cellsPerLine));
  const widthOf = (line: number): number => Math.min(cellsPerLine, count - line * cellsPerLine) * cellPx - 2;
  const path = Array.from({ length: lines }, (_, line) => `M0 ${line * (height + 3) + height / 2}h${widthOf(line)}`).join('');
  const total = lines * (height + 3) - 3;
  const outline = Array.from(
    { length: lines },
    (_, line) => `M.5 ${line * (height + 3) + 0.5}h${widthOf(line) - 1}v${height - 1}H.5z`,
  ).join('');
  return (
    <Drawing
      viewBox={`0 0 ${widthOf(0)} ${total}`}
      {...(shared
        ? { 'data-lines': lines, width: `${(widthOf(0) / fullLine) * 100}%`, height: total * sharedHeight, preserveAspectRatio: 'none' }
        : { width: (widthOf(0) * cellWidth) / cellPx, height: (total * cellWidth) / cellPx })}
      data-open={open || undefined}
      aria-hidden="true"
    >
      {open ? <path d={outline} fill="none" /> : <path d={path} strokeWidth={height} fill="none" />}
    </Drawing>
  );
});
