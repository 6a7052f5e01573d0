import { askToLogIn } from '#components/ui/calls/ask-to-log-in.ts';
import { pageOutcomes } from '#components/ui/calls/page-outcomes.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import { isRecent } from '#lib/storage/is-recent.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { alertCalls, type AlertPorts } from './alert-ports.ts';

/** The alerts of an account, by region and model, and the outcome of the last press. */
export interface AlertsShown {
  readonly asked: ReadonlySet<string>;
  readonly news: (StockPlace & { readonly outcome: 'asked' | 'ended' }) | null;
}

export interface AlertSession extends ReadableStore<AlertsShown> {
  /** Somebody is logged in: carries out a wish from before that, or reads the account's alerts. */
  begin(): Promise<void>;
  /** Adds or removes the alert for a size; without a log-in it asks to log in first. */
  set(place: StockPlace, wanted: boolean, isLoggedIn: boolean): Promise<void>;
}

export const placeKey = ({ region, model }: StockPlace): string => `${region} ${model}`;

const forgetWish = (): void => void removeStored(browserStorage, 'stockAlertWished');

/** Asks to log in, and remembers what for; closing the question discards it. */
function wishFirst({ region, model }: StockPlace): void {
  writeStored(browserStorage, 'stockAlertWished', { region, model, atMs: Date.now() });
  askToLogIn(forgetWish);
}

/** A wish from before the log-in, for once; null: there is none that still counts. */
function takeWish(): StockPlace | null {
  const wish = readStored(browserStorage, 'stockAlertWished');
  if (!wish) return null;
  forgetWish();
  return isRecent(wish, Date.now()) ? { region: wish.region, model: wish.model } : null;
}

/** The stock alerts of an account, as one page shows them. */
export function createAlertSession(ports: AlertPorts = alertCalls): AlertSession {
  const store = createStore<AlertsShown>({ asked: new Set(), news: null });
  const busy = new Set<string>();

  const change = async (place: StockPlace, wanted: boolean): Promise<void> => {
    const key = placeKey(place);
    if (busy.has(key)) return;
    busy.add(key);
    try {
      const answer = await ports.set(place, wanted);
      if (answer.ok) store.set({ asked: new Set(answer.message.map(placeKey)), news: { ...place, outcome: wanted ? 'asked' : 'ended' } });
      else if (answer.kind === 'login' && wanted) wishFirst(place);
    } catch {
      // the code of the call could not be fetched
      pageOutcomes.show({ kind: 'toast', text: null });
    } finally {
      busy.delete(key);
    }
  };

  return {
    current: store.current,
    subscribe: store.subscribe,
    begin: async () => {
      const wish = takeWish();
      if (wish) return change(wish, true);
      const answer = await ports.list().catch(() => null);
      if (answer?.ok) store.set({ ...store.current(), asked: new Set(answer.message.map(placeKey)) });
    },
    set: async (place, wanted, isLoggedIn) => (isLoggedIn ? change(place, wanted) : wishFirst(place)),
  };
}
