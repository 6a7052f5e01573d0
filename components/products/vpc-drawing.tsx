import { useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellGrid } from './cell-grid.ts';
import { ProductDrawing } from './product-drawing.tsx';

const servers = [
  { name: 'web', x: 34, y: 130 },
  { name: 'app', x: 189, y: 130 },
  { name: 'db', x: 344, y: 130 },
  { name: 'bot', x: 189, y: 58 },
];

/** The rules of the security groups on a request's way, in its order: which server each lets it into, by which port. */
const rules = [
  { to: 'web', port: 443, line: 'M80 20V130' },
  { to: 'app', port: 8080, line: 'M126 154H189' },
  { to: 'db', port: 5432, line: 'M281 154H344' },
] as const;

/** Servers inside one outline, and the way of a visitor's request through them; each rule on it can be taken away. */
export function VpcDrawing() {
  const { t } = useTranslation('products');
  const [open, setOpen] = useState<readonly boolean[]>(rules.map(() => true));
  const stop = open.indexOf(false);
  const closed = rules[stop];
  return (
    <ProductDrawing
      heightPx={240}
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
    >
      <rect className="zone" x="20" y="20" width="430" height="190" />
      <text className="quiet" x="200" y="44">
        10.0.0.0/16
      </text>
      <path className="line" d="M235 130V106" />
      {rules.map(({ to, line }, place) => (
        <path key={to} className={stop < 0 || place < stop ? 'line' : 'line-planned'} d={line} />
      ))}
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
