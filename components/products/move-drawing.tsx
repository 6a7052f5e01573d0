import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface Layout {
  readonly heightPx: number;
  readonly name: { readonly x: number; readonly width: number; readonly height: number };
  /** Left edges of the old and the new server. */
  readonly servers: readonly [number, number];
  readonly box: { readonly top: number; readonly width: number; readonly height: number; readonly paddingPx: number };
  readonly cells: { readonly columns: number; readonly widthPx: number; readonly heightPx: number; readonly gapPx: number };
  readonly copied: { readonly x: number; readonly count: number; readonly widthPx: number; readonly gapPx: number };
  readonly command: string;
}

const layouts = {
  wide: {
    heightPx: 290,
    name: { x: 470, width: 260, height: 60 },
    servers: [1, 779],
    box: { top: 100, width: 420, height: 189, paddingPx: 20 },
    cells: { columns: 8, widthPx: 40, heightPx: 22, gapPx: 8.5 },
    copied: { x: 446, count: 7, widthPx: 22, gapPx: 25.5 },
    command: 'rsync -a',
  },
  narrow: {
    heightPx: 216,
    name: { x: 135, width: 200, height: 44 },
    servers: [20, 270],
    box: { top: 76, width: 180, height: 139, paddingPx: 14 },
    cells: { columns: 4, widthPx: 32, heightPx: 15, gapPx: 8 },
    copied: { x: 208, count: 3, widthPx: 12, gapPx: 9 },
    command: 'rsync',
  },
} as const satisfies Record<string, Layout>;

/** Addresses for examples (RFC 5737). */
const addresses = ['203.0.113.7', '198.51.100.24'] as const;
const rows = 4;
/** Rows that have arrived; of the next one a half. */
const arrivedRows = 2;

function Drawn({ layout }: { layout: Layout }) {
  const { name, servers, box, cells, copied, command } = layout;
  const [oldX, newX] = servers;
  const middle = box.width / 2;
  const centre = name.x + name.width / 2;
  const rowPx = cells.heightPx + cells.gapPx;
  const top = box.top + box.height - box.paddingPx - rows * rowPx + cells.gapPx;
  const all = rows * cells.columns;
  const arrived = (arrivedRows + 0.5) * cells.columns;
  const nameY = top - (top - box.top) / 2 + 6;
  return (
    <>
      <path className="line" d={`M${name.x} ${name.height / 2}H${oldX + middle}V${box.top}`} />
      <path className="line-planned" d={`M${name.x + name.width} ${name.height / 2}H${newX + middle}V${box.top}`} />
      <rect className="box" x={name.x} y="1" width={name.width} height={name.height} />
      <text className="name" x={centre} y={name.height / 2 + 7} textAnchor="middle">
        shop.example
      </text>
      {servers.map((x, at) => (
        <g key={x}>
          <rect className="box" x={x} y={box.top} width={box.width} height={box.height} />
          <text x={x + box.paddingPx} y={nameY}>
            {addresses[at]}
          </text>
          <path className={at === 0 ? 'ink' : 'empty'} d={cellGrid(all, { ...cells, x: x + box.paddingPx, y: top })} />
        </g>
      ))}
      <path className="cell" d={cellGrid(arrived, { ...cells, x: newX + box.paddingPx, y: top })} />
      <text className="quiet" x={centre} y={top + arrivedRows * rowPx - 12} textAnchor="middle">
        {command}
      </text>
      <path
        className="cell"
        d={cellGrid(copied.count, { ...copied, columns: copied.count, heightPx: cells.heightPx, y: top + arrivedRows * rowPx })}
      />
    </>
  );
}

/** The old server and the new one: files are copied while the name still leads to the old one. */
export function MoveDrawing() {
  return (
    <ProductDrawing
      wide={{ heightPx: layouts.wide.heightPx, drawn: <Drawn layout={layouts.wide} /> }}
      narrow={{ heightPx: layouts.narrow.heightPx, drawn: <Drawn layout={layouts.narrow} /> }}
    />
  );
}
