import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { flowPath, loadBalanceLayouts, type LoadBalanceLayout } from './load-balance-layouts.ts';
import { ProductDrawing } from './product-drawing.tsx';

const places = [0, 1, 2];
/** Cells that arrive; one is ten requests. */
const arriving = 12;
const requestsPerCell = 10;

interface DrawnProps {
  layout: LoadBalanceLayout;
  running: readonly boolean[];
  each: number;
  words: {
    readonly address: string;
    readonly stopped: string;
    readonly nameOf: (place: number) => string;
    readonly requests: (requests: number) => string;
  };
}

/** The address, and the requests that come to it. */
function Address({ layout: { address }, words }: DrawnProps) {
  const { columns, widthPx, heightPx, gapPx } = address.cells;
  const rows = arriving / columns;
  const x = address.x + (address.width - columns * (widthPx + gapPx) + gapPx) / 2;
  const y = address.y + (address.height - rows * (heightPx + gapPx) + gapPx) / 2;
  return (
    <>
      <text className="name" x={address.x} y={address.y - 14}>
        {words.address}
      </text>
      <rect className="box" x={address.x} y={address.y} width={address.width} height={address.height} />
      <path className="cell" d={cellGrid(arriving, { x, y, ...address.cells })} />
      <text className="quiet" x={address.x} y={address.y + address.height + 28}>
        {words.requests(arriving * requestsPerCell)}
      </text>
    </>
  );
}

/** One server with its share, as twelve places of which its cells fill some, and the flow that brings it. */
function Server({ layout, running, each, words, place, top }: DrawnProps & { place: number; top: number }) {
  const { address, server, flow, flowPx } = layout;
  const runs = running[place] ?? false;
  const before = running.slice(0, place).filter(Boolean).length;
  const middleY = address.y + address.height / 2;
  const fromY = runs ? middleY + (each * (before + 0.5) - arriving / 2) * flowPx : middleY;
  const left = server.x + server.paddingPx;
  const share = layout.unit ? words.requests(each * requestsPerCell) : `${each * requestsPerCell}`;
  const cellsAt = { ...server.cells, x: left, y: top + server.cellsY };
  return (
    <g>
      <path
        className={runs ? 'flow' : 'line-planned'}
        strokeWidth={runs ? each * flowPx : undefined}
        d={flowPath(flow, fromY, top + server.height / 2)}
      />
      <rect className={runs ? 'box' : 'planned'} x={server.x} y={top} width={server.width} height={server.height} />
      <text className={runs ? 'name' : 'quiet'} x={left} y={top + server.nameY}>
        {words.nameOf(place)}
      </text>
      <text className={runs ? undefined : 'quiet'} x={server.x + server.width - server.paddingPx} y={top + server.nameY} textAnchor="end">
        {runs ? share : words.stopped}
      </text>
      <path className="empty" d={cellGrid(arriving, cellsAt)} />
      {runs ? <path key={each} className="cell arriving" d={cellGrid(each, cellsAt)} /> : null}
    </g>
  );
}

function Drawn(props: DrawnProps) {
  return (
    <>
      {props.layout.serverTops.map((top, place) => (
        <Server key={top} {...props} place={place} top={top} />
      ))}
      <Address {...props} />
    </>
  );
}

/** Twelve cells of requests arrive at one address and are shared by the servers that run; each can be stopped. */
export function LoadBalanceDrawing() {
  const { t } = useTranslation('products');
  const [running, setRunning] = useState<readonly boolean[]>(places.map(() => true));
  const left = running.filter(Boolean).length;
  const each = left === 0 ? 0 : arriving / left;
  const nameOf = (place: number): string => t('loadBalance.server', { number: place + 1 });
  const words = {
    address: t('loadBalance.address'),
    stopped: t('loadBalance.stopped'),
    nameOf,
    requests: (requests: number): string => t('loadBalance.requests', { requests }),
  };
  const said = (): string => {
    if (left === 0) return t('loadBalance.none');
    return left === 1 ? t('loadBalance.one') : t('loadBalance.each', { servers: left, requests: each * requestsPerCell });
  };
  const cut = (layout: LoadBalanceLayout) => ({
    heightPx: layout.heightPx,
    drawn: <Drawn layout={layout} running={running} each={each} words={words} />,
  });
  return (
    <ProductDrawing
      wide={cut(loadBalanceLayouts.wide)}
      narrow={cut(loadBalanceLayouts.narrow)}
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
