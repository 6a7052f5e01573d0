import type * as z from 'zod/mini';
import type { askedStockAlert, StockPlace, stopStockAlert } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';

/** The service, as the board uses it; the code for it is loaded with the first call. */
export interface AlertPorts {
  /** The account's alerts. */
  list(): Promise<MydocResult<StockPlace[]>>;
  /** Adds or removes the alert for a size. */
  set(place: StockPlace, wanted: boolean): Promise<MydocResult<StockPlace[]>>;
  /** What an e-mail is about, by the key of its link. */
  asked(key: string): Promise<MydocResult<z.output<(typeof askedStockAlert)['output']>>>;
  /** Ends what an e-mail is about; its failure is shown in place. */
  stop(key: string): Promise<MydocResult<z.output<(typeof stopStockAlert)['output']>>>;
}

const load = () => Promise.all([import('#components/ui/calls/make-call.ts'), import('#lib/contracts/calls/orders/stock-alert-calls.ts')]);

export const alertCalls: AlertPorts = {
  list: async () => {
    const [{ makeCall }, { stockAlerts }] = await load();
    return makeCall(stockAlerts, {});
  },
  set: async ({ region, model }, wanted) => {
    const [{ makeCall }, { askForStockAlert, endStockAlert }] = await load();
    return makeCall(wanted ? askForStockAlert : endStockAlert, { region, model });
  },
  asked: async (key) => {
    const [{ makeCall }, { askedStockAlert }] = await load();
    return makeCall(askedStockAlert, { key }, { quiet: true });
  },
  stop: async (key) => {
    const [{ makeCall }, { stopStockAlert }] = await load();
    return makeCall(stopStockAlert, { key }, { quiet: true });
  },
};
