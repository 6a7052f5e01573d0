import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const sshKeyMigrations: MigrationSet = {
  area: 'ssh-keys',
  migrations: [
    {
      number: 1,
      name: 'public keys of accounts',
      statements: [
        `CREATE TABLE IF NOT EXISTS account_ssh_key (
          id uuid PRIMARY KEY,
          account_id text NOT NULL,
          name text NOT NULL,
          type text NOT NULL,
          public_key text NOT NULL,
          fingerprint text NOT NULL,
          added_at timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT account_ssh_key_once UNIQUE (account_id, fingerprint))`,
      ],
    },
  ],
};
