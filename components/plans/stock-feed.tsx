import { useEffect } from 'react';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const refreshMs = 30_000;

/** Polls the stock while the list is mounted; renders nothing itself. */
export function StockFeed({ onStock }: { onStock: (stock: readonly StockEntry[]) => void }) {
  const { message } = useRead(
    () => import('#lib/contracts/calls/purchase-calls.ts').then(({ stock }) => stock),
    'catalogue/stock',
    {},
    { refreshMs },
  );
  useEffect(() => {
    if (message) onStock(message);
  }, [message, onStock]);
  return null;
}
