import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellColumn } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

/** Twelve months of a growing bucket, in cells of 5 GiB. */
const cellsByMonth = [9, 9, 9, 10, 11, 11, 12, 14, 15, 17, 18, 20];
const cellsHigh = 20;
const gibPerCell = 5;
const months = cellsByMonth.length;

/** A bucket over a year: one column per month, one cell per 5 GiB; what is counted up to any month, in GiB for a month as it is billed. */
export function ObjectStorageDrawing() {
  const { t } = useTranslation('products');
  const [month, setMonth] = useState(months);
  const column = (at: number) => ({ x: 20 + at * 36, foot: 200, widthPx: 30, pitchPx: 9.4, heightPx: 7.4 });
  const filled = (at: number): number => (at < month ? (cellsByMonth[at] ?? 0) : 0);
  const counted = cellsByMonth.slice(0, month);
  const stored = gibPerCell * (counted.at(-1) ?? 0);
  const billed = gibPerCell * counted.reduce((sum, cells) => sum + cells, 0);
  return (
    <ProductDrawing
      heightPx={212}
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
    >
      <path className="cell" d={cellsByMonth.map((_, at) => cellColumn(0, filled(at), column(at))).join('')} />
      <path className="empty" d={cellsByMonth.map((_, at) => cellColumn(filled(at), cellsHigh, column(at))).join('')} />
    </ProductDrawing>
  );
}
