import { useMemo } from 'react';
import type { DayState } from '#lib/contracts/day-states.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const refreshMs = 300_000;

/** Fewer days than these say nothing drawn among those that were not recorded. */
export const drawnFrom = 7;

const dayMs = 86_400_000;

/** The day that lies some days after another, both as 2026-11-30. */
export const dayAfter = (firstDay: string, days: number): string =>
  new Date(Date.parse(firstDay) + days * dayMs).toISOString().slice(0, 10);

export interface StockHistory {
  readonly firstDay: string;
  /** The first recorded day, while no size has enough of them to be drawn; else null. */
  readonly youngSince: string | null;
  /** By region and model. */
  readonly days: ReadonlyMap<string, readonly DayState[]>;
}

/** The last days of each size; undefined while unknown. */
export function useStockHistory(): StockHistory | undefined {
  const { message } = useRead(
    () => import('#lib/contracts/calls/orders/stock-calls.ts').then(({ stockHistory }) => stockHistory),
    'catalogue/stockHistory',
    {},
    { refreshMs },
  );
  return useMemo(
    () =>
      message && {
        firstDay: message.firstDay,
        youngSince: youngSince(message.firstDay, message.models),
        days: new Map(message.models.map(({ region, model, days }) => [`${region} ${model}`, days])),
      },
    [message],
  );
}

function youngSince(firstDay: string, models: readonly { readonly days: readonly DayState[] }[]): string | null {
  const recorded = models.flatMap(({ days }) => {
    const first = days.findIndex((day) => day !== 'unknown');
    return first < 0 ? [] : [{ first, count: days.length - first }];
  });
  if (recorded.length === 0 || recorded.some(({ count }) => count >= drawnFrom)) return null;
  return dayAfter(firstDay, Math.min(...recorded.map(({ first }) => first)));
}
