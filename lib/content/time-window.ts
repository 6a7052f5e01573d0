/** From `startsAt`, inclusive, to `endsAt`, exclusive; epoch milliseconds, null for no bound. */
export interface TimeWindow {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

export const isOpen = ({ startsAt, endsAt }: TimeWindow, nowMs: number): boolean =>
  (startsAt === null || startsAt <= nowMs) && (endsAt === null || nowMs < endsAt);
