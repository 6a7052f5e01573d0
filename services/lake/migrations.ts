import type { MigrationSet } from '#services/platform/database/migrations.ts';

/** Bodies are stored as the JSON text that was written, with its order of fields. */
export const lakeMigrations: MigrationSet = {
  area: 'lake',
  migrations: [
    {
      number: 1,
      name: 'documents and their history',
      statements: [
        `CREATE TABLE IF NOT EXISTS lake_document (
          id text PRIMARY KEY, author text NOT NULL, sequence bigint NOT NULL, body text NOT NULL)`,
        `CREATE TABLE IF NOT EXISTS lake_transaction (
          id text PRIMARY KEY, sequence bigint NOT NULL, author text NOT NULL, created_at text NOT NULL, results text NOT NULL)`,
        `CREATE INDEX IF NOT EXISTS lake_transaction_sequence ON lake_transaction (sequence)`,
        `CREATE TABLE IF NOT EXISTS lake_revision (
          document_id text NOT NULL, sequence bigint NOT NULL, transaction_id text NOT NULL, author text NOT NULL, created_at text NOT NULL,
          body text, mutations text NOT NULL, effects text NOT NULL, PRIMARY KEY (document_id, sequence))`,
        `CREATE INDEX IF NOT EXISTS lake_revision_transaction ON lake_revision (transaction_id)`,
      ],
    },
    {
      number: 2,
      name: 'editors, their sessions and preferences',
      statements: [
        `CREATE TABLE IF NOT EXISTS lake_editor (
          id text PRIMARY KEY, email text NOT NULL UNIQUE, name text NOT NULL, role text NOT NULL,
          password_hash text NOT NULL, token_hash text NOT NULL UNIQUE)`,
        `CREATE TABLE IF NOT EXISTS lake_session (
          token_hash text PRIMARY KEY, editor_id text NOT NULL, expires_at timestamptz NOT NULL)`,
        `CREATE TABLE IF NOT EXISTS lake_preference (
          editor_id text NOT NULL, name text NOT NULL, value text NOT NULL, PRIMARY KEY (editor_id, name))`,
      ],
    },
    {
      number: 3,
      name: 'the lease of the owner process',
      statements: [`CREATE TABLE IF NOT EXISTS lake_lease (name text PRIMARY KEY, owner text NOT NULL, expires_at timestamptz NOT NULL)`],
    },
    {
      number: 4,
      name: 'deletions by time',
      statements: [
        `CREATE INDEX IF NOT EXISTS lake_revision_deletion ON lake_revision (sequence DESC, document_id DESC) WHERE body IS NULL`,
      ],
    },
    {
      number: 5,
      name: 'accounts that administrators manage',
      statements: [
        `ALTER TABLE lake_editor ADD COLUMN IF NOT EXISTS seen_at timestamptz`,
        `ALTER TABLE lake_editor ADD COLUMN IF NOT EXISTS removed_at timestamptz`,
        `CREATE INDEX IF NOT EXISTS lake_session_editor ON lake_session (editor_id)`,
        `CREATE TABLE IF NOT EXISTS lake_editor_link (
          editor_id text PRIMARY KEY, secret_hash text NOT NULL UNIQUE, expires_at timestamptz NOT NULL)`,
      ],
    },
    {
      number: 6,
      name: 'who did what',
      statements: [
        `CREATE TABLE IF NOT EXISTS lake_audit (
          id text PRIMARY KEY, at timestamptz NOT NULL, actor text NOT NULL, kind text NOT NULL, document_id text, published_id text,
          document_type text, account text, from_state text, to_state text, transaction_id text)`,
        `CREATE INDEX IF NOT EXISTS lake_audit_actor ON lake_audit (actor, id)`,
        `CREATE INDEX IF NOT EXISTS lake_audit_account ON lake_audit (account, id) WHERE account IS NOT NULL`,
        `CREATE INDEX IF NOT EXISTS lake_audit_document ON lake_audit (published_id, id) WHERE published_id IS NOT NULL`,
        `CREATE INDEX IF NOT EXISTS lake_audit_kind ON lake_audit (kind, id)`,
      ],
    },
    {
      number: 7,
      name: 'the audit log only grows',
      needs: 'triggers',
      statements: [
        `CREATE OR REPLACE FUNCTION refuse_rewriting_audit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
        END $$`,
        'DROP TRIGGER IF EXISTS lake_audit_stays ON lake_audit',
        `CREATE TRIGGER lake_audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON lake_audit
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_audit()`,
      ],
    },
    {
      number: 8,
      name: 'the second step of a log-in',
      statements: [
        `CREATE TABLE IF NOT EXISTS lake_two_factor (
          editor_id text PRIMARY KEY, secret text NOT NULL, is_on boolean NOT NULL, last_step bigint NOT NULL)`,
        `CREATE TABLE IF NOT EXISTS lake_recovery_code (
          editor_id text NOT NULL, code_hash text NOT NULL, PRIMARY KEY (editor_id, code_hash))`,
      ],
    },
    {
      number: 9,
      name: 'until when the history was pruned',
      statements: [`CREATE TABLE IF NOT EXISTS lake_pruned (name text PRIMARY KEY, until text NOT NULL)`],
    },
    {
      number: 10,
      name: 'what was in releases, for their activity',
      statements: [`CREATE INDEX IF NOT EXISTS lake_revision_version ON lake_revision (sequence) WHERE document_id LIKE 'versions.%'`],
    },
  ],
};
