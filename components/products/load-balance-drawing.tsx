import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

const servers = [
  { top: 16, line: 'M230 120V42H310' },
  { top: 94, line: 'M230 120H310' },
  { top: 172, line: 'M230 120V198H310' },
];
const cells = { widthPx: 17, heightPx: 9, gapPx: 5 };
const cellsPerRow = 5;
/** Cells that arrive; one is ten requests. */
const arriving = 12;
const requestsPerCell = 10;

/** The top of a server's cells, so that its rows stand in the middle of a box 52 high. */
const topOf = (top: number, count: number): number => {
  const rows = Math.ceil(count / cellsPerRow);
  return top + (52 - (rows * (cells.heightPx + cells.gapPx) - cells.gapPx)) / 2;
};

/** Twelve cells of requests arrive at one address and are shared by the servers that run; each can be stopped. */
export function LoadBalanceDrawing() {
  const { t } = useTranslation('products');
  const [running, setRunning] = useState<readonly boolean[]>(servers.map(() => true));
  const left = running.filter(Boolean).length;
  const each = left === 0 ? 0 : arriving / left;
  const requests = each * requestsPerCell;
  return (
    <ProductDrawing
      heightPx={240}
      caption={t('loadBalance.drawing')}
      said={left === 0 ? t('loadBalance.none') : left === 1 ? t('loadBalance.one') : t('loadBalance.each', { servers: left, requests })}
      controls={
        <fieldset>
          <legend>{t('loadBalance.legend')}</legend>
          {servers.map(({ top }, place) => (
            <label key={top}>
              <input
                type="checkbox"
                checked={running[place] ?? false}
                onChange={({ target }) => setRunning(running.map((runs, at) => (at === place ? target.checked : runs)))}
              />
              {t('loadBalance.server', { number: place + 1 })}
            </label>
          ))}
        </fieldset>
      }
    >
      <path className={left === 0 ? 'line-planned' : 'line'} d="M148 120H230" />
      <rect className="box" x="20" y="78" width="128" height="84" />
      <path className="cell" d={cellGrid(arriving, { x: 36, y: 92, columns: 4, ...cells, heightPx: 12, gapPx: 9 })} />
      {servers.map(({ top, line }, place) => (
        <g key={top}>
          <path className={running[place] ? 'line' : 'line-planned'} d={line} />
          <rect className={running[place] ? 'box' : 'planned'} x="310" y={top} width="140" height="52" />
          {running[place] ? (
            <path className="cell" d={cellGrid(each, { x: 328, y: topOf(top, each), columns: cellsPerRow, ...cells })} />
          ) : null}
        </g>
      ))}
    </ProductDrawing>
  );
}
