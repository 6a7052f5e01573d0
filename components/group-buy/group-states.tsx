import { styled } from '#components/ui/styled/styled.ts';
import { edgeFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';

const Table = styled('div', {
  base: {
    overflowX: 'auto',
    ...edgeFades,
    '& table': { minWidth: { sm: '26rem' }, lineHeight: '1.5' },
    '& th, & td': { paddingBlock: '3', paddingInlineEnd: '4', borderBottom: '1px solid', borderColor: 'border', verticalAlign: 'top' },
    '& thead th': {
      borderColor: 'border.emphasized',
      color: 'fg.muted',
      fontWeight: 'medium',
      textStyle: 'sm',
      whiteSpace: { sm: 'nowrap' },
    },
    '& tbody th': { whiteSpace: { sm: 'nowrap' }, minWidth: '5.5em' },
    '& td': { color: 'fg.muted' },
    '& td:last-child': { color: 'fg', whiteSpace: 'nowrap' },
  },
});

/** In the order in which a group can go through them; one of them can be joined. */
const states = ['unpaid', 'ongoing', 'full', 'started', 'ended'] as const;

/** The states of a group, their meaning, and whether one can join. */
export function GroupStates() {
  const { t } = useTranslation('group-buy');
  return (
    <Table tabIndex={0} role="region" aria-label={t('venue.states')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('venue.state')}</th>
            <th scope="col">{t('venue.meaning')}</th>
            <th scope="col">{t('venue.joining')}</th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state}>
              <th scope="row">{t(`venue.${state}.name`)}</th>
              <td>{t(`venue.${state}.text`)}</td>
              <td>{state === 'ongoing' ? t('venue.yes') : t('venue.no')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}
