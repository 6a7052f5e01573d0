import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { heldSeats, isEnded, seatLooks } from '#lib/group-buy/group-view.ts';
import { SeatSquare } from './seat-square.tsx';

const Row = styled('div', {
  base: { display: 'grid', gap: '3', '& .seats': { display: 'grid', gap: '2' }, '& .summary': { textStyle: 'sm', color: 'fg.muted' } },
  variants: {
    size: {
      small: { '& .seats': { gridTemplateColumns: 'repeat(10,20px)', gap: '1' } },
      large: { width: 'full', maxWidth: '34rem', '& .seats': { gridTemplateColumns: 'repeat(5,minmax(0,1fr))' } },
    },
  },
});

interface SeatRowProps {
  group: Pick<GroupMessage, 'state' | 'headCount' | 'seatsLeft' | 'paid'>;
  size: 'small' | 'large';
}

function summaryOf(group: SeatRowProps['group']) {
  if (group.state === 'succeeded') return 'group.summaryPaid';
  return isEnded(group) ? 'group.summaryOver' : 'group.summary';
}

/** The seats of a group at one scale, five or ten in a line, and how many of them are in which state. */
export function SeatRow({ group, size }: SeatRowProps) {
  const { t } = useTranslation('group-buy');
  return (
    <Row size={size}>
      <div className="seats">
        {seatLooks(group).map((look, at) => (
          <SeatSquare key={at} look={look} size={size} />
        ))}
      </div>
      <p className="summary">{t(summaryOf(group), { paid: group.paid, held: heldSeats(group), open: group.seatsLeft })}</p>
    </Row>
  );
}
