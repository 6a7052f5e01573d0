import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OfferedServer } from '#lib/activities/load-promotion.ts';

const Drawing = styled('figure', {
  base: {
    display: 'grid',
    gap: '4',
    '& ul': {
      display: { base: 'flex', sm: 'grid' },
      flexWrap: 'wrap',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(auto,1fr)',
      alignItems: 'flex-end',
      rowGap: '4',
    },
    '& li': { display: 'grid', flex: '1 1 auto' },
    '& svg': { marginInlineEnd: '4' },
    '& path': { stroke: 'gauge.cell' },
    '& .size': {
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      paddingTop: '2',
      paddingInlineEnd: '4',
      textStyle: 'sm',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& figcaption': { textStyle: 'xs', color: 'fg.muted' },
  },
});

const highestPx = 192;
const widestPx = 320;
const cellPxAtMost = 34;

/** The side of a cell with which the tallest server and all of them beside each other fit. */
export function cellSideOf(servers: readonly Pick<OfferedServer, 'vcpu' | 'memoryGib'>[]): number {
  const tallest = Math.max(1, ...servers.map(({ memoryGib }) => memoryGib));
  const together = servers.reduce((sum, { vcpu }) => sum + vcpu, 0);
  return Math.min(cellPxAtMost, highestPx / tallest, widestPx / Math.max(1, together));
}

/** The servers of an offer as piles of cells at one scale: as wide as their vCPUs, as high as their memory. */
export function OfferDrawing({ servers }: { servers: readonly OfferedServer[] }) {
  const { t } = useTranslation('activities');
  const side = cellSideOf(servers);
  const gap = side / 6;
  const cell = side - gap;
  return (
    <Drawing>
      <ul aria-hidden="true">
        {servers.map(({ model, vcpu, memoryGib }) => (
          <li key={model}>
            <svg width={vcpu * side - gap} height={memoryGib * side}>
              <path
                d={Array.from({ length: memoryGib }, (_none, row) => `M0 ${(row * side + cell / 2).toFixed(2)}h${vcpu * side - gap}`).join(
                  '',
                )}
                strokeWidth={cell}
                strokeDasharray={`${cell} ${gap}`}
              />
            </svg>
            <span className="size">
              {vcpu} × {memoryGib}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{t('drawing')}</figcaption>
    </Drawing>
  );
}
