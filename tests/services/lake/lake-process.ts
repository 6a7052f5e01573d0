import { flushCompileCache } from 'node:module';
import { openDatabase } from '#services/platform/database/database.ts';
import { openLake } from './lake-under-test.ts';

/**
 * A lake in a process of its own, so that a test can kill it: `node lake-process.ts <directory> <port> [studio directory] [webhook url]`.
 * On the server that LAKE_DATABASE_URL names, else on a database in the directory.
 */
const [directory = '', port = '0', studioDirectory, webhookUrl] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: process.env.LAKE_DATABASE_URL, directory: `${directory}/database` });
const lake = await openLake(database, {
  port: Number(port),
  logLevel: 'info',
  dataDirectory: directory,
  ...(studioDirectory ? { studioDirectory } : {}),
  webhooks: webhookUrl ? [{ name: 'test', url: webhookUrl, secret: 'secret' }] : [],
});
// written now, because a killed process would leave no cache to the next one
flushCompileCache();
process.stdout.write(`lake at ${lake.origin}\n`);
