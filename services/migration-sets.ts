import { sandboxMigrations } from './account-centre/sandbox/migrations.ts';
import { lakeMigrations } from './lake/lake.ts';
import { contentMigrations } from './mydoc/content/migrations.ts';
import { mydocMigrations } from './mydoc/register-mydoc.ts';
import type { MigrationSet } from './platform/database/migrations.ts';
import { replicaMigrations } from './platform/secrets/replicas.ts';

/** The tables of these services: with a lake of our own or none, with the sandbox or a provider's account centre. */
export const migrationSets = ({ lake, sandbox }: { lake: boolean; sandbox: boolean }): readonly MigrationSet[] => [
  ...(lake ? [lakeMigrations] : []),
  ...(sandbox ? [sandboxMigrations] : []),
  contentMigrations,
  replicaMigrations,
  ...mydocMigrations,
];

/** All that this release knows. */
export const allMigrations = migrationSets({ lake: true, sandbox: true });
