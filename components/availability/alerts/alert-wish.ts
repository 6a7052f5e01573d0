import { askToLogIn } from '#components/ui/calls/ask-to-log-in.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { isStillMeant } from '#lib/storage/still-meant.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';

const forgetWish = (): void => void removeStored(browserStorage, 'stockAlertWished');

/** Asks to log in, and remembers what for; whoever closes the question no longer wishes it. */
export function wishFirst({ region, model }: StockPlace): void {
  writeStored(browserStorage, 'stockAlertWished', { region, model, atMs: Date.now() });
  askToLogIn(forgetWish);
}

/** A wish from before the log-in, for once; null: there is none that still counts. */
export function takeWish(): StockPlace | null {
  const wish = readStored(browserStorage, 'stockAlertWished');
  if (!wish) return null;
  forgetWish();
  return isStillMeant(wish, Date.now()) ? { region: wish.region, model: wish.model } : null;
}
