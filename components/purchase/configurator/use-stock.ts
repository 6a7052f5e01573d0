import type { StockEntry } from '#lib/purchase/stock.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const refreshMs = 30_000;

/** The stock, polled while the page is open; undefined while unknown. */
export const useStock = (): readonly StockEntry[] | undefined =>
  useRead(() => import('#lib/contracts/calls/purchase-calls.ts').then(({ stock }) => stock), 'catalogue/stock', {}, { refreshMs }).message;
