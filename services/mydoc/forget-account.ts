import type { Executor } from '#services/platform/database/database.ts';
import { forgetChoice } from './orders/choices/choice-store.ts';
import { forgetUserData } from './orders/quotes/user-data-store.ts';
import { forgetAgreements } from './orders/automatic-renewals/automatic-store.ts';
import { forgetAlerts } from './orders/stock-alerts/stock-alert-store.ts';
import { forgetReader } from './readers/forget-reader.ts';
import { forgetKeys } from './ssh-keys/ssh-key-store.ts';

/** What is deleted with an account that is closed. */
export async function forgetAccount(tx: Executor, accountId: string): Promise<void> {
  await forgetReader(tx, accountId);
  await forgetKeys(tx, accountId);
  await forgetUserData(tx, accountId);
  await forgetChoice(tx, accountId);
  await forgetAlerts(tx, accountId);
  await forgetAgreements(tx, accountId);
}
