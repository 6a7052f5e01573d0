import {
  askedStockAlert,
  askForStockAlert,
  endStockAlert,
  stockAlerts,
  stockAlertsAtMost,
  stopStockAlert,
} from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import type { Database } from '#services/platform/database/database.ts';
import { handle, type CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused } from '#services/mydoc/envelope/refusal.ts';
import { addAlert, endAlert, findAlert, listAlerts, stopAlert } from './stock-alert-store.ts';

interface AlertDeps {
  readonly database: Database;
  readonly accountOf: AccountOf;
}

/** Alerts that a size is back. */
export const stockAlertHandlers = ({ database, accountOf }: AlertDeps): readonly CallHandler[] => [
  handleLoggedIn(accountOf, stockAlerts, async (_input, accountId) => answered(await listAlerts(database.executor, accountId))),
  handleLoggedIn(accountOf, askForStockAlert, async (place, accountId, { language }) => {
    const added = await database.transaction((tx) => addAlert(tx, { ...place, accountId, language }));
    if (added === 'uncounted') return refused('dataError', { field: 'model' });
    if (added === 'in-stock') return refused('stockIsBack');
    if (added === 'too-many') return refused('tooManyStockAlerts', { values: { count: stockAlertsAtMost } });
    return answered(await listAlerts(database.executor, accountId));
  }),
  handleLoggedIn(accountOf, endStockAlert, async (place, accountId) => {
    await endAlert(database.executor, accountId, place);
    return answered(await listAlerts(database.executor, accountId));
  }),
  handle(askedStockAlert, async ({ key }) => {
    const found = await findAlert(database.executor, key);
    return answered({ place: found && { region: found.region, model: found.model } });
  }),
  handle(stopStockAlert, async ({ key }) => answered({ ended: await stopAlert(database.executor, key) })),
];
