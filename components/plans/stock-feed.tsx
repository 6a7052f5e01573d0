import { useEffect } from 'react';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { useStock } from '#components/ui/stock/use-stock.ts';

/** Follows the stock while the list is mounted; renders nothing itself. */
export function StockFeed({ onStock }: { onStock: (stock: readonly StockEntry[]) => void }) {
  const stock = useStock();
  useEffect(() => {
    if (stock) onStock(stock);
  }, [stock, onStock]);
  return null;
}
