import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly planned?: true;
}

interface Layout {
  readonly heightPx: number;
  readonly boxHeightPx: number;
  readonly lines: { readonly today: string; readonly planned: string };
  readonly boxes: readonly Box[];
}

const layouts = {
  wide: {
    heightPx: 250,
    boxHeightPx: 88,
    lines: { today: 'M241 45H460', planned: 'M121 90V205H460M700 205H960' },
    boxes: [
      { name: 'app', x: 1, y: 1, width: 240 },
      { name: 'Linux + db', x: 460, y: 1, width: 739 },
      { name: 'MySQL', x: 460, y: 161, width: 240, planned: true },
      { name: 'Redis', x: 960, y: 161, width: 239, planned: true },
    ],
  },
  narrow: {
    heightPx: 240,
    boxHeightPx: 48,
    lines: { today: 'M120 64H180', planned: 'M74 88V176H180M280 176H340' },
    boxes: [
      { name: 'app', x: 28, y: 40, width: 92 },
      { name: 'Linux + db', x: 180, y: 40, width: 132 },
      { name: 'MySQL', x: 180, y: 152, width: 100, planned: true },
      { name: 'Redis', x: 340, y: 152, width: 100, planned: true },
    ],
  },
} as const satisfies Record<string, Layout>;

function Drawn({ layout: { lines, boxes, boxHeightPx } }: { layout: Layout }) {
  return (
    <>
      <path className="line" d={lines.today} />
      <path className="line-planned" d={lines.planned} />
      {boxes.map(({ name, x, y, width, planned }) => (
        <g key={name}>
          <rect className={planned ? 'planned' : 'box'} x={x} y={y} width={width} height={boxHeightPx} />
          <text x={x + width / 2} y={y + boxHeightPx / 2 + 6} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** What works today in solid lines, what is planned in dashed ones. */
export function RelationalDatabaseDrawing() {
  const { t } = useTranslation('products');
  return (
    <ProductDrawing
      wide={{ heightPx: layouts.wide.heightPx, drawn: <Drawn layout={layouts.wide} /> }}
      narrow={{ heightPx: layouts.narrow.heightPx, drawn: <Drawn layout={layouts.narrow} /> }}
      caption={t('relationalDatabase.drawing')}
    />
  );
}
