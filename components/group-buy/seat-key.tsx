import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import { SeatSquare } from './seat-square.tsx';

const Key = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(3,minmax(0,1fr))' },
    '& li': { display: 'grid', gridTemplateColumns: '40px minmax(0,1fr)', gap: '3', alignItems: 'center', lineHeight: '1.4' },
    '& b': { display: 'block' },
    '& .text': { textStyle: 'sm', color: 'fg.muted' },
  },
});

const looks = ['paid', 'held', 'open'] as const;

/** Legend of a group's squares: filled is paid, hatched awaits payment, dashed is open. */
export function SeatKey() {
  const { t } = useTranslation('group-buy');
  return (
    <Key>
      {looks.map((look) => (
        <li key={look}>
          <SeatSquare look={look} />
          <span>
            <b>{t(`key.${look}`)}</b>
            <span className="text">{t(`key.${look}Text`, { hours: seatHours })}</span>
          </span>
        </li>
      ))}
    </Key>
  );
}
