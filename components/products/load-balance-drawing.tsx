import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

const serverTops = [16, 94, 172];
const cells = { widthPx: 17, heightPx: 12, gapPx: 3 };

/** Twelve cells of requests arrive at one address; four reach each of three servers. */
export function LoadBalanceDrawing() {
  const { t } = useTranslation('products');
  return (
    <ProductDrawing heightPx={240} caption={t('loadBalance.drawing')}>
      <path className="line" d="M148 120H230V42H310M230 120H310M230 120V198H310" />
      <rect className="box" x="20" y="78" width="128" height="84" />
      <path className="cell" d={cellGrid(12, { x: 36, y: 92, columns: 4, ...cells, gapPx: 9 })} />
      {serverTops.map((top) => (
        <g key={top}>
          <rect className="box" x="310" y={top} width="140" height="52" />
          <path className="cell" d={cellGrid(4, { x: 326, y: top + 20, columns: 4, ...cells, gapPx: 9 })} />
        </g>
      ))}
    </ProductDrawing>
  );
}
