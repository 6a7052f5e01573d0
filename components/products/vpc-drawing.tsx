import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface Layout {
  readonly heightPx: number;
  readonly zone: { readonly x: number; readonly width: number; readonly height: number };
  readonly range: { readonly x: number; readonly y: number };
  readonly box: { readonly width: number; readonly height: number; readonly cellPx: number };
  readonly aside: string;
  readonly servers: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** A request's way into each server, in its order. */
  readonly ways: readonly string[];
}

const layouts = {
  wide: {
    heightPx: 322,
    zone: { x: 1, width: 1198, height: 301 },
    range: { x: 24, y: 52 },
    box: { width: 220, height: 88, cellPx: 20 },
    aside: 'M600 190V128',
    servers: [
      { name: 'web', x: 90, y: 190 },
      { name: 'app', x: 490, y: 190 },
      { name: 'db', x: 890, y: 190 },
      { name: 'bot', x: 490, y: 40 },
    ],
    ways: ['M200 0V190', 'M310 234H490', 'M710 234H890'],
  },
  narrow: {
    heightPx: 240,
    zone: { x: 20, width: 430, height: 190 },
    range: { x: 200, y: 44 },
    box: { width: 92, height: 48, cellPx: 9 },
    aside: 'M235 130V106',
    servers: [
      { name: 'web', x: 34, y: 130 },
      { name: 'app', x: 189, y: 130 },
      { name: 'db', x: 344, y: 130 },
      { name: 'bot', x: 189, y: 58 },
    ],
    ways: ['M80 20V130', 'M126 154H189', 'M281 154H344'],
  },
} as const satisfies Record<string, Layout>;

/** The rules of the security groups on a request's way, in its order: which server each lets it into, by which port. */
const rules = [
  { to: 'web', port: 443 },
  { to: 'app', port: 8080 },
  { to: 'db', port: 5432 },
] as const;

const cellGapPx = 4;

/** `stop`: the first rule that is missing, negative if none is. */
function Drawn({ layout, stop }: { layout: Layout; stop: number }) {
  const { zone, range, box } = layout;
  return (
    <>
      <rect className="zone" x={zone.x} y="20" width={zone.width} height={zone.height} />
      <text className="quiet" {...range}>
        10.0.0.0/16
      </text>
      <path className="line" d={layout.aside} />
      {rules.map(({ to }, place) => (
        <path key={to} className={stop < 0 || place < stop ? 'line' : 'line-planned'} d={layout.ways[place]} />
      ))}
      {layout.servers.map(({ name, x, y }) => (
        <g key={name}>
          <rect className="box" x={x} y={y} width={box.width} height={box.height} />
          <path
            className="cell"
            d={cellGrid(2, {
              x: x + box.cellPx,
              y: y + (box.height - 2 * box.cellPx - cellGapPx) / 2,
              columns: 1,
              widthPx: box.cellPx,
              heightPx: box.cellPx,
              gapPx: cellGapPx,
            })}
          />
          <text x={x + 3 * box.cellPx} y={y + box.height / 2 + 6}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** Servers inside one outline, and the way of a visitor's request through them; each rule on it can be removed. */
export function VpcDrawing() {
  const { t } = useTranslation('products');
  const [open, setOpen] = useState<readonly boolean[]>(rules.map(() => true));
  const stop = open.indexOf(false);
  const closed = rules[stop];
  return (
    <ProductDrawing
      wide={{ heightPx: layouts.wide.heightPx, drawn: <Drawn layout={layouts.wide} stop={stop} /> }}
      narrow={{ heightPx: layouts.narrow.heightPx, drawn: <Drawn layout={layouts.narrow} stop={stop} /> }}
      caption={t('vpc.drawing')}
      said={closed ? t('vpc.stops', { server: closed.to, port: closed.port }) : t('vpc.arrives')}
      controls={
        <fieldset>
          <legend>{t('vpc.legend')}</legend>
          {rules.map(({ to, port }, place) => (
            <label key={to}>
              <input
                type="checkbox"
                checked={open[place] ?? false}
                onChange={({ target }) => setOpen(open.map((is, at) => (at === place ? target.checked : is)))}
              />
              {t('vpc.rule', { server: to, port })}
            </label>
          ))}
        </fieldset>
      }
    />
  );
}
