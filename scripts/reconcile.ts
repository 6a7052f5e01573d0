import { paymentLister } from '#services/account-centre/account-centre.ts';
import { sandboxMigrations } from '#services/account-centre/sandbox/migrations.ts';
import { reconcileAndReport } from '#services/mydoc/orders/ledger/reconciliation-job.ts';
import { mydocMigrations } from '#services/mydoc/register-mydoc.ts';
import { systemClock } from '#services/platform/clock.ts';
import { readServicesConfig } from '#services/platform/config.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { loadEnvironmentFile, readStackSettings } from './stack/stack-settings.ts';

/** Migrates the database, then compares our ledger with the account centre's list of payments; returns the number of differences. */
async function run(): Promise<number> {
  loadEnvironmentFile();
  const { environment } = await readStackSettings(process.env);
  const { accounts, database: settings } = readServicesConfig(environment);
  const database = await openDatabase(settings);
  try {
    await migrate(database, [...(accounts.centreUrl === undefined ? [sandboxMigrations] : []), ...mydocMigrations]);
    const list = paymentLister(database.executor, { url: accounts.centreUrl, secrets: accounts.centreSecrets }, systemClock);
    return (await reconcileAndReport({ database, list, now: systemClock, log: createLog({ name: 'reconcile', level: 'info' }) })).length;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await run()) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
