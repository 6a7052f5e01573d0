import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Key = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    textStyle: 'xs',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& .cell': { fill: 'gauge.cell' },
    '& .disk': { fill: 'gauge.disk' },
  },
});

/** The legend of a gauge's cells. */
export function ScaleKey() {
  const { t } = useTranslation('home');
  return (
    <Key aria-label={t('scale.name')}>
      <li>
        <Cell kind="cell" heightPx={17} />
        {t('scale.vcpu')}
      </li>
      <li>
        <Cell kind="cell" heightPx={12} />
        {t('scale.memory')}
      </li>
      <li>
        <Cell kind="disk" heightPx={7} />
        {t('scale.disk')}
      </li>
    </Key>
  );
}

function Cell({ kind, heightPx }: { kind: 'cell' | 'disk'; heightPx: number }) {
  return (
    <svg width="18" height={heightPx} aria-hidden="true">
      <rect className={kind} width="18" height={heightPx} />
    </svg>
  );
}
