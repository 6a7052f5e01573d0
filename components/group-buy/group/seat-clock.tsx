import { useTranslation } from '#components/ui/words/use-translation.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import { hourMs } from '#lib/time/lengths.ts';
import { TimeToPayClock } from '#components/ui/charts/time-to-pay-clock.tsx';
import type { SeenGroup } from './group-follower.ts';

/** The time that is left to pay for a seat, of the three hours that a seat is held at most. */
export function SeatClock({ seen: { group, seenAtMs }, heldUntil }: { seen: SeenGroup; heldUntil: string }) {
  const { t } = useTranslation('group-buy');
  const createdAt = new Date(Date.parse(heldUntil) - seatHours * hourMs).toISOString();
  return (
    <TimeToPayClock
      payment={{ createdAt, dueAt: heldUntil, now: group.now }}
      seenAtMs={seenAtMs}
      size="medium"
      heading={t('mine.leftLabel')}
      words={(left) => t('mine.left', left)}
      over={t('mine.over')}
    />
  );
}
