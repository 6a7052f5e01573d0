import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { cellsOfTimeToPay, timeToPay } from '#lib/orders/time-to-pay.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import { hourMs } from '#lib/time/lengths.ts';
import { CellBar } from '#components/ui/charts/cell-bar.tsx';
import { useTicking } from '#components/ui/runtime/use-ticking.ts';
import type { SeenGroup } from './group-follower.ts';

const Clock = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& .figure': { fontSize: '1.375rem', fontWeight: 'bold', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' },
  },
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time that is left to pay for a seat, by the service's clock, of the three hours that a seat is held at most. */
export function SeatClock({ seen: { group, seenAtMs }, heldUntil }: { seen: SeenGroup; heldUntil: string }) {
  const { t } = useTranslation('group-buy');
  const createdAt = new Date(Date.parse(heldUntil) - seatHours * hourMs).toISOString();
  const { hours, minutes, seconds, cells } = timeToPay({ createdAt, dueAt: heldUntil, now: group.now }, useTicking(seenAtMs, true));
  if (cells === 0) return <p role="alert">{t('mine.over')}</p>;
  return (
    <Clock>
      <p>{t('mine.leftLabel')}</p>
      <p className="figure" role="timer" aria-live="off">
        {t('mine.left', { hours, minutes: twoDigits(minutes), seconds: twoDigits(seconds) })}
      </p>
      <CellBar full={cells} whole={cellsOfTimeToPay} />
    </Clock>
  );
}
