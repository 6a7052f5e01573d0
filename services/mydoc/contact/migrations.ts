import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const contactMigrations: MigrationSet = {
  area: 'contact',
  migrations: [
    {
      number: 1,
      name: 'tickets from the contact page',
      statements: [
        `CREATE TABLE IF NOT EXISTS contact_ticket (
          number text PRIMARY KEY,
          request_key uuid NOT NULL UNIQUE,
          fingerprint text NOT NULL,
          name text NOT NULL,
          email text NOT NULL,
          subject text NOT NULL,
          body text NOT NULL,
          language text NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now())`,
        'CREATE INDEX IF NOT EXISTS contact_ticket_by_time ON contact_ticket (created_at)',
      ],
    },
  ],
};
