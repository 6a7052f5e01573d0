import { checkLedger } from '#services/mydoc/orders/ledger/ledger-check.ts';
import { orderMigrations } from '#services/mydoc/orders/migrations.ts';
import { openDatabase } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { readDatabaseConfig } from '#services/platform/config.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { loadEnvironmentFile } from './stack/stack-settings.ts';

try {
  loadEnvironmentFile();
  const database = await openDatabase(readDatabaseConfig(process.env));
  await migrate(database, [orderMigrations]);
  const { orders, postings, differences } = await checkLedger(database.executor);
  for (const { orderId, what, expected, found } of differences)
    process.stdout.write(`${orderId}: ${what}: expected ${expected}, found ${found}\n`);
  process.stdout.write(`${orders} orders, ${postings} postings, ${differences.length} differences\n`);
  await database.close();
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
