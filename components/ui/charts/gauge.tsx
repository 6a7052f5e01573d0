import { memo, useState } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { cellLines, diskLines, type GaugeDrawing } from './gauge-lines.ts';

const List = styled('dl', { base: { display: 'grid', gap: '3', width: { base: 'full', lg: 'gauge' }, maxWidth: 'full' } });
const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '3',
    fontSize: '.875rem',
    lineHeight: '1.4',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& svg': { gridColumn: '1/-1', width: 'full', height: 'auto', marginTop: '5px' },
    '& .cell': { fill: 'gauge.cell' },
    '& .disk': { fill: 'gauge.disk' },
    '& .changed': {
      transformBox: 'fill-box',
      transformOrigin: 'left',
      animation: 'cells-fill var(--hf-durations-moderate) var(--hf-easings-out)',
    },
    '& .tick': { fill: 'gauge.tick' },
    '& .rule': { fill: 'gauge.rule' },
  },
});

/** One quantity: its name, its figure in words, and its number of scale units. */
export interface GaugeRow {
  readonly kind: 'vcpu' | 'memory' | 'disk';
  readonly name: string;
  readonly figure: string;
  readonly amount: number;
}

const draw = ({ kind, amount }: GaugeRow): GaugeDrawing =>
  kind === 'disk' ? diskLines(amount) : cellLines(amount, kind === 'vcpu' ? 17 : 12);

const GaugeLine = memo(function GaugeLine(row: GaugeRow) {
  const { heightPx, filled, ticks, rule } = draw(row);
  const [firstAmount] = useState(row.amount);
  const look = row.kind === 'disk' ? 'disk' : 'cell';
  return (
    <Row>
      <dt>{row.name}</dt>
      <dd>{row.figure}</dd>
      <svg viewBox={`0 0 240 ${heightPx}`} width="240" height={heightPx} aria-hidden="true">
        {rule ? <path className="rule" d={rule} /> : null}
        <path key={row.amount} className={row.amount === firstAmount ? look : `${look} changed`} d={filled} />
        {ticks ? <path className="tick" d={ticks} /> : null}
      </svg>
    </Row>
  );
});

/** The server drawn to scale: two plans can be compared visually, because every gauge of a page has the same width. */
export function Gauge({ rows }: { rows: readonly GaugeRow[] }) {
  return (
    <List>
      {rows.map((row) => (
        <GaugeLine key={row.kind} {...row} />
      ))}
    </List>
  );
}
