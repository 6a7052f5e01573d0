import { useMemo } from 'react';
import type { DayState } from '#lib/contracts/day-states.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const refreshMs = 300_000;

/** The last days of each size by region and model; undefined while unknown. */
export function useStockHistory(): ReadonlyMap<string, readonly DayState[]> | undefined {
  const { message } = useRead(
    () => import('#lib/contracts/calls/orders/stock-calls.ts').then(({ stockHistory }) => stockHistory),
    'catalogue/stockHistory',
    {},
    { refreshMs },
  );
  return useMemo(() => message && new Map(message.models.map(({ region, model, days }) => [`${region} ${model}`, days])), [message]);
}
