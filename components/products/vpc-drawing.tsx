import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

const servers = [
  { name: 'web', x: 34, y: 130 },
  { name: 'app', x: 189, y: 130 },
  { name: 'db', x: 344, y: 130 },
  { name: 'bot', x: 189, y: 58 },
];

/** Servers inside one outline, and the free connection between them. */
export function VpcDrawing() {
  const { t } = useTranslation('products');
  return (
    <ProductDrawing heightPx={240} caption={t('vpc.drawing')}>
      <rect className="zone" x="20" y="20" width="430" height="190" />
      <text className="quiet" x="34" y="44">
        10.0.0.0/16
      </text>
      <path className="line" d="M126 154H189M281 154H344M235 130V106" />
      {servers.map(({ name, x, y }) => (
        <g key={name}>
          <rect className="box" x={x} y={y} width="92" height="48" />
          <path className="cell" d={cellGrid(2, { x: x + 10, y: y + 13, columns: 1, widthPx: 8, heightPx: 9, gapPx: 4 })} />
          <text x={x + 30} y={y + 31}>
            {name}
          </text>
        </g>
      ))}
    </ProductDrawing>
  );
}
