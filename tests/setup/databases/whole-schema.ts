import { sandboxMigrations } from '#services/account-centre/sandbox/migrations.ts';
import { ensureSeedVisitors } from '#services/account-centre/sandbox/seed-visitors.ts';
import { ensureEmbeddedEditors } from '#services/lake/editors/ensure-editors.ts';
import { lakeMigrations } from '#services/lake/lake.ts';
import { contentMigrations } from '#services/mydoc/content/migrations.ts';
import { mydocMigrations } from '#services/mydoc/register-mydoc.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createJobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { hashQuickly } from './quick-hashes.ts';

/** Creates every table of the services, the job queue's too, with the accounts of a first start; their passwords are in the file. */
export async function makeWholeSchema(database: Database, accountsFile: string): Promise<void> {
  await migrate(database, [lakeMigrations, sandboxMigrations, contentMigrations, ...mydocMigrations]);
  const jobs = createJobs({ database, log: createLog({ name: 'test', level: 'silent' }) });
  await jobs.start();
  await jobs.stop();
  await ensureEmbeddedEditors(database, accountsFile);
  await ensureSeedVisitors(database, accountsFile);
  await hashQuickly(database, accountsFile);
}
