import type { StockEntry } from '#lib/purchase/stock.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const refreshMs = 30_000;

/** What is left, asked again while the page stands; undefined until somebody has said. */
export const useStock = (): readonly StockEntry[] | undefined =>
  useRead(() => import('#lib/contracts/calls/purchase-calls.ts').then(({ stock }) => stock), 'catalogue/stock', {}, { refreshMs }).message;
