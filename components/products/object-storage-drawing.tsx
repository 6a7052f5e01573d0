import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellColumn } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

/** Twelve months of a growing bucket, in cells of 5 GiB. */
const cellsByMonth = [9, 9, 9, 10, 11, 11, 12, 14, 15, 17, 18, 20];
const cellsHigh = 20;
const gibPerCell = 5;
const months = cellsByMonth.length;

interface Layout {
  readonly heightPx: number;
  readonly x: number;
  readonly columnPx: number;
  readonly foot: number;
  readonly widthPx: number;
  readonly pitchPx: number;
  readonly cellPx: number;
  readonly numbered: boolean;
}

const layouts = {
  wide: { heightPx: 330, x: 0, columnPx: 100.8, foot: 286, widthPx: 91, pitchPx: 15, cellPx: 12, numbered: true },
  narrow: { heightPx: 212, x: 20, columnPx: 36, foot: 200, widthPx: 30, pitchPx: 9.4, cellPx: 7.4, numbered: false },
} as const satisfies Record<string, Layout>;

const filledUntil = (month: number, at: number): number => (at < month ? (cellsByMonth[at] ?? 0) : 0);

function Drawn({ layout: { x, columnPx, foot, widthPx, pitchPx, cellPx, numbered }, month }: { layout: Layout; month: number }) {
  const column = (at: number) => ({ x: x + at * columnPx, foot, widthPx, pitchPx, heightPx: cellPx });
  return (
    <>
      <path className="cell" d={cellsByMonth.map((_, at) => cellColumn(0, filledUntil(month, at), column(at))).join('')} />
      <path className="empty" d={cellsByMonth.map((_, at) => cellColumn(filledUntil(month, at), cellsHigh, column(at))).join('')} />
      {numbered
        ? cellsByMonth.map((_, at) => (
            <text
              key={at}
              className={at < month ? undefined : 'quiet'}
              x={x + at * columnPx + widthPx / 2}
              y={foot + 40}
              textAnchor="middle"
            >
              {at + 1}
            </text>
          ))
        : null}
    </>
  );
}

/** A bucket over a year: one column per month, one cell per 5 GiB; what is counted up to any month, in GiB for a month as it is billed. */
export function ObjectStorageDrawing() {
  const { t } = useTranslation('products');
  const [month, setMonth] = useState(months);
  const counted = cellsByMonth.slice(0, month);
  const stored = gibPerCell * (counted.at(-1) ?? 0);
  const billed = gibPerCell * counted.reduce((sum, cells) => sum + cells, 0);
  return (
    <ProductDrawing
      wide={{ heightPx: layouts.wide.heightPx, drawn: <Drawn layout={layouts.wide} month={month} /> }}
      narrow={{ heightPx: layouts.narrow.heightPx, drawn: <Drawn layout={layouts.narrow} month={month} /> }}
      caption={t('objectStorage.drawing')}
      said={t('objectStorage.counted', { month, stored, billed })}
      controls={
        <fieldset>
          <label htmlFor="oss-month">{t('objectStorage.month')}</label>
          <input
            id="oss-month"
            type="range"
            min={1}
            max={months}
            value={month}
            aria-valuetext={t('objectStorage.counted', { month, stored, billed })}
            onChange={({ target }) => setMonth(Number(target.value))}
          />
        </fieldset>
      }
    />
  );
}
