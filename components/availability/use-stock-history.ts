import { useMemo } from 'react';
import type { DayState } from '#lib/contracts/day-states.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const refreshMs = 300_000;

export interface StockHistory {
  readonly firstDay: string;
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
        days: new Map(message.models.map(({ region, model, days }) => [`${region} ${model}`, days])),
      },
    [message],
  );
}
