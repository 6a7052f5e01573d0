import { cellLines } from '#components/ui/charts/gauge-lines.ts';
import { styled } from '#components/ui/styled/styled.ts';

const Cells = styled('svg', {
  base: {
    display: 'block',
    width: 'gauge',
    maxWidth: 'full',
    height: 'auto',
    '& + svg': { marginTop: '.375rem' },
    '& .cell': { fill: 'gauge.cell' },
    '& .tick': { fill: 'gauge.tick' },
  },
});

const heightsPx = [17, 12] as const;

/** A server as the gauges of the plan cards draw it, without figures: vCPUs above GiB of memory, at the one scale of the site. */
export function ServerCells({ vcpu, memoryGib }: { vcpu: number; memoryGib: number }) {
  return [vcpu, memoryGib].map((count, row) => {
    const { heightPx, filled, ticks } = cellLines(count, heightsPx[row] ?? 0);
    return (
      <Cells key={row} viewBox={`0 0 240 ${heightPx}`} aria-hidden="true">
        <path className="cell" d={filled} />
        {ticks ? <path className="tick" d={ticks} /> : null}
      </Cells>
    );
  });
}
