import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

const hostLefts = [20, 170, 320];
const coresOfHost = 48;
const cells = { columns: 6, widthPx: 14, heightPx: 14, gapPx: 4 };

/** Three hosts of 48 cores: two in use, one in reserve. */
export function PrivateCloudDrawing() {
  const { t } = useTranslation('products');
  return (
    <ProductDrawing heightPx={222} caption={t('privateCloud.drawing')}>
      <path className="line" d="M75 196V212H375V196M225 196V212" />
      {hostLefts.map((left, host) => (
        <g key={left}>
          <rect className={host === 2 ? 'planned' : 'box'} x={left} y="20" width="130" height="176" />
          <path className={host === 2 ? 'empty' : 'cell'} d={cellGrid(coresOfHost, { x: left + 13, y: 38, ...cells })} />
        </g>
      ))}
    </ProductDrawing>
  );
}
