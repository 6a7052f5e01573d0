import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellColumn } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

/** Twelve months of a growing bucket, in cells of 5 GiB. */
const cellsByMonth = [9, 9, 9, 10, 11, 11, 12, 14, 15, 17, 18, 20];
const cellsHigh = 20;

/** A bucket over a year: one column per month, one cell per 5 GiB. */
export function ObjectStorageDrawing() {
  const { t } = useTranslation('products');
  const column = (month: number) => ({ x: 20 + month * 36, foot: 200, widthPx: 30, pitchPx: 9.4, heightPx: 7.4 });
  return (
    <ProductDrawing heightPx={212} caption={t('objectStorage.drawing')}>
      <path className="cell" d={cellsByMonth.map((cells, month) => cellColumn(0, cells, column(month))).join('')} />
      <path className="empty" d={cellsByMonth.map((cells, month) => cellColumn(cells, cellsHigh, column(month))).join('')} />
    </ProductDrawing>
  );
}
