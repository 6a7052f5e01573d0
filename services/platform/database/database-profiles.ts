/**
 * Capabilities of each kind of database. Code asks for a capability, never for the name, so that a new kind is one more row here.
 */
const databaseProfiles = {
  pglite: { connections: 1, transactionalDdl: true, skipLocked: true, triggers: true, jobBackend: 'pglite' },
  postgres: { connections: 10, transactionalDdl: true, skipLocked: true, triggers: true, jobBackend: 'postgres' },
  citus: { connections: 10, transactionalDdl: true, skipLocked: true, triggers: true, jobBackend: 'citus' },
  yugabytedb: { connections: 10, transactionalDdl: false, skipLocked: true, triggers: true, jobBackend: 'yugabytedb' },
  cockroachdb: { connections: 10, transactionalDdl: false, skipLocked: false, triggers: false, jobBackend: 'cockroachdb' },
} as const satisfies Record<string, DatabaseCapabilities>;

interface DatabaseCapabilities {
  /** Connections that one process may hold at once. */
  connections: number;
  /** Whether a migration's statements and its record commit together. */
  transactionalDdl: boolean;
  skipLocked: boolean;
  /** Whether a trigger can make a table append-only. */
  triggers: boolean;
  jobBackend: 'pglite' | 'postgres' | 'citus' | 'yugabytedb' | 'cockroachdb';
}

export type DatabaseKind = keyof typeof databaseProfiles;

export type ServerDatabaseKind = Exclude<DatabaseKind, 'pglite'>;

export const serverDatabaseKinds = ['postgres', 'citus', 'yugabytedb', 'cockroachdb'] as const satisfies readonly ServerDatabaseKind[];

export interface DatabaseProfile extends DatabaseCapabilities {
  kind: DatabaseKind;
}

export const databaseProfile = (kind: DatabaseKind): DatabaseProfile => ({ kind, ...databaseProfiles[kind] });
