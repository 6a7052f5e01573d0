import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { OfferedServer } from '#lib/activities/load-promotion.ts';
import { ServerCells } from './server-cells.tsx';

const Drawing = styled('figure', {
  base: {
    // on a phone the list begins so near below that it would be seen twice
    display: { base: 'none', md: 'grid' },
    gap: '3',
    justifySelf: { md: 'end' },
    maxWidth: 'full',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '3.5rem minmax(0,auto)',
      alignItems: 'center',
      paddingBlock: '3',
      borderTop: '1px solid',
      borderColor: 'border',
    },
    '& .size': { textStyle: 'sm', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& figcaption': { textStyle: 'xs', color: 'fg.muted', maxWidth: '18.5rem' },
  },
});

/** The servers of an offer, each as it is drawn everywhere: a row of vCPUs over one of memory. */
export function OfferDrawing({ servers }: { servers: readonly OfferedServer[] }) {
  const { t } = useTranslation('activities');
  return (
    <Drawing>
      <ul aria-hidden="true">
        {servers.map(({ model, vcpu, memoryGib }) => (
          <li key={model}>
            <span className="size">
              {vcpu} × {memoryGib}
            </span>
            <span>
              <ServerCells vcpu={vcpu} memoryGib={memoryGib} />
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{t('drawing')}</figcaption>
    </Drawing>
  );
}
