import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

interface Cells {
  readonly columns: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly gapPx: number;
}

interface Layout {
  readonly heightPx: number;
  readonly entry: string;
  readonly address: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly cells: Cells };
  readonly server: { readonly x: number; readonly width: number; readonly height: number; readonly named: boolean; readonly cells: Cells };
  readonly servers: readonly { readonly top: number; readonly line: string }[];
}

const layouts = {
  wide: {
    heightPx: 322,
    entry: 'M261 161H440',
    address: { x: 1, y: 89, width: 260, height: 144, cells: { columns: 4, widthPx: 32, heightPx: 24, gapPx: 12 } },
    server: { x: 660, width: 539, height: 90, named: true, cells: { columns: 12, widthPx: 32, heightPx: 24, gapPx: 8 } },
    servers: [
      { top: 1, line: 'M440 161V46H660' },
      { top: 116, line: 'M440 161H660' },
      { top: 231, line: 'M440 161V276H660' },
    ],
  },
  narrow: {
    heightPx: 240,
    entry: 'M148 120H230',
    address: { x: 20, y: 78, width: 128, height: 84, cells: { columns: 4, widthPx: 17, heightPx: 12, gapPx: 9 } },
    server: { x: 310, width: 140, height: 52, named: false, cells: { columns: 5, widthPx: 17, heightPx: 9, gapPx: 5 } },
    servers: [
      { top: 16, line: 'M230 120V42H310' },
      { top: 94, line: 'M230 120H310' },
      { top: 172, line: 'M230 120V198H310' },
    ],
  },
} as const satisfies Record<string, Layout>;

const places = [0, 1, 2];
/** Cells that arrive; one is ten requests. */
const arriving = 12;
const requestsPerCell = 10;

/** Where cells begin that stand in the middle of a box. */
function middleOf(box: { x: number; y: number; width: number; height: number }, cells: Cells, count: number): { x: number; y: number } {
  const columns = Math.min(cells.columns, count);
  const rows = Math.ceil(count / cells.columns);
  return {
    x: box.x + (box.width - (columns * (cells.widthPx + cells.gapPx) - cells.gapPx)) / 2,
    y: box.y + (box.height - (rows * (cells.heightPx + cells.gapPx) - cells.gapPx)) / 2,
  };
}

interface DrawnProps {
  layout: Layout;
  running: readonly boolean[];
  each: number;
  nameOf: (place: number) => string;
}

function Drawn({ layout, running, each, nameOf }: DrawnProps) {
  const { address, server } = layout;
  const inset = server.named ? 30 : 0;
  return (
    <>
      <path className={each === 0 ? 'line-planned' : 'line'} d={layout.entry} />
      <rect className="box" x={address.x} y={address.y} width={address.width} height={address.height} />
      <path className="cell" d={cellGrid(arriving, { ...middleOf(address, address.cells, arriving), ...address.cells })} />
      {layout.servers.map(({ top, line }, place) => {
        const box = { x: server.x + 18, y: top + inset, width: 0, height: server.height - inset - (server.named ? 10 : 0) };
        return (
          <g key={top}>
            <path className={running[place] ? 'line' : 'line-planned'} d={line} />
            <rect className={running[place] ? 'box' : 'planned'} x={server.x} y={top} width={server.width} height={server.height} />
            {server.named ? (
              <text className={running[place] ? undefined : 'quiet'} x={box.x} y={top + 27}>
                {nameOf(place)}
              </text>
            ) : null}
            {running[place] ? (
              <path
                key={each}
                className="cell arriving"
                d={cellGrid(each, { ...server.cells, x: box.x, y: middleOf(box, server.cells, each).y })}
              />
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** Twelve cells of requests arrive at one address and are shared by the servers that run; each can be stopped. */
export function LoadBalanceDrawing() {
  const { t } = useTranslation('products');
  const [running, setRunning] = useState<readonly boolean[]>(places.map(() => true));
  const left = running.filter(Boolean).length;
  const each = left === 0 ? 0 : arriving / left;
  const requests = each * requestsPerCell;
  const nameOf = (place: number): string => t('loadBalance.server', { number: place + 1 });
  const said = (): string => {
    if (left === 0) return t('loadBalance.none');
    return left === 1 ? t('loadBalance.one') : t('loadBalance.each', { servers: left, requests });
  };
  const cut = (layout: Layout) => ({
    heightPx: layout.heightPx,
    drawn: <Drawn layout={layout} running={running} each={each} nameOf={nameOf} />,
  });
  return (
    <ProductDrawing
      wide={cut(layouts.wide)}
      narrow={cut(layouts.narrow)}
      caption={t('loadBalance.drawing')}
      said={said()}
      controls={
        <fieldset>
          <legend>{t('loadBalance.legend')}</legend>
          {places.map((place) => (
            <label key={place}>
              <input
                type="checkbox"
                checked={running[place] ?? false}
                onChange={({ target }) => setRunning(running.map((runs, at) => (at === place ? target.checked : runs)))}
              />
              {nameOf(place)}
            </label>
          ))}
        </fieldset>
      }
    />
  );
}
