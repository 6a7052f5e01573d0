import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import { CheckIcon, PlusIcon } from '#components/ui/primitives/icons.tsx';

const Key = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(3,minmax(0,1fr))' },
    '& li': { display: 'grid', gridTemplateColumns: '40px minmax(0,1fr)', gap: '3', alignItems: 'center', lineHeight: '1.4' },
    '& .seat': {
      width: '40px',
      height: '40px',
      display: 'grid',
      placeItems: 'center',
      border: '1px dashed',
      borderColor: 'border.control',
      color: 'fg.subtle',
    },
    '& .paid': { background: 'accent.solid', border: '0', color: 'accent.contrast' },
    '& .held': {
      border: '2px solid',
      borderColor: 'accent.solid',
      background: 'repeating-linear-gradient(135deg,var(--hf-colors-accent-subtle) 0 4px,var(--hf-colors-bg) 4px 9px)',
    },
    '& b': { display: 'block' },
    '& .text': { textStyle: 'sm', color: 'fg.muted' },
  },
});

/** Legend of a group's squares: filled is paid, hatched awaits payment, dashed is open. */
export function SeatKey() {
  const { t } = useTranslation('group-buy');
  return (
    <Key>
      <li>
        <span className="seat paid" aria-hidden="true">
          <CheckIcon />
        </span>
        <span>
          <b>{t('key.paid')}</b>
          <span className="text">{t('key.paidText')}</span>
        </span>
      </li>
      <li>
        <span className="seat held" aria-hidden="true" />
        <span>
          <b>{t('key.held')}</b>
          <span className="text">{t('key.heldText', { hours: seatHours })}</span>
        </span>
      </li>
      <li>
        <span className="seat" aria-hidden="true">
          <PlusIcon />
        </span>
        <span>
          <b>{t('key.open')}</b>
          <span className="text">{t('key.openText')}</span>
        </span>
      </li>
    </Key>
  );
}
