import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface Layout {
  readonly heightPx: number;
  readonly hostLefts: readonly number[];
  readonly host: { readonly width: number; readonly height: number; readonly insetX: number; readonly insetY: number };
  readonly line: string;
  readonly cells: { readonly columns: number; readonly widthPx: number; readonly heightPx: number; readonly gapPx: number };
}

const layouts = {
  wide: {
    heightPx: 222,
    hostLefts: [1, 418, 835],
    host: { width: 364, height: 156, insetX: 24, insetY: 22 },
    line: 'M183 176V210H1017V176M600 176V210',
    cells: { columns: 12, widthPx: 20, heightPx: 22, gapPx: 7 },
  },
  narrow: {
    heightPx: 222,
    hostLefts: [20, 170, 320],
    host: { width: 130, height: 176, insetX: 13, insetY: 18 },
    line: 'M75 196V212H375V196M225 196V212',
    cells: { columns: 6, widthPx: 14, heightPx: 14, gapPx: 4 },
  },
} as const satisfies Record<string, Layout>;

const coresOfHost = 48;
const top = 20;

function Drawn({ layout: { hostLefts, host, line, cells } }: { layout: Layout }) {
  return (
    <>
      <path className="line" d={line} />
      {hostLefts.map((left, place) => (
        <g key={left}>
          <rect className={place === 2 ? 'planned' : 'box'} x={left} y={top} width={host.width} height={host.height} />
          <path
            className={place === 2 ? 'empty' : 'cell arriving'}
            d={cellGrid(coresOfHost, { x: left + host.insetX, y: top + host.insetY, ...cells })}
          />
        </g>
      ))}
    </>
  );
}

/** Three hosts of 48 cores: two in use, one in reserve. */
export function PrivateCloudDrawing() {
  const { t } = useTranslation('products');
  return (
    <ProductDrawing
      wide={{ heightPx: layouts.wide.heightPx, drawn: <Drawn layout={layouts.wide} /> }}
      narrow={{ heightPx: layouts.narrow.heightPx, drawn: <Drawn layout={layouts.narrow} /> }}
      caption={t('privateCloud.drawing')}
    />
  );
}
