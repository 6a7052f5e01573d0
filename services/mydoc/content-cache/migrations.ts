import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const contentCacheMigrations: MigrationSet = {
  area: 'kept-content',
  migrations: [
    {
      number: 1,
      name: 'last known answers of the CMS',
      statements: [
        `CREATE TABLE IF NOT EXISTS kept_content (
          key text PRIMARY KEY,
          body jsonb NOT NULL,
          fetched_at timestamptz NOT NULL DEFAULT now())`,
      ],
    },
    {
      number: 2,
      name: 'what every replica notices',
      statements: ['CREATE TABLE IF NOT EXISTS content_counter (name text PRIMARY KEY, count bigint NOT NULL)'],
    },
    {
      number: 3,
      name: 'last known documents of the CMS',
      statements: [
        `CREATE TABLE IF NOT EXISTS kept_document (
          key text NOT NULL,
          id text NOT NULL,
          revision text NOT NULL,
          body jsonb NOT NULL,
          PRIMARY KEY (key, id))`,
      ],
    },
    {
      number: 4,
      name: 'which of them are the whole',
      statements: [
        `INSERT INTO kept_document (key, id, revision, body) SELECT DISTINCT key, '', '', '{}'::jsonb FROM kept_document
          ON CONFLICT (key, id) DO NOTHING`,
      ],
    },
    {
      number: 5,
      name: 'after which publication of several documents they were read',
      statements: [
        'ALTER TABLE kept_content ADD COLUMN IF NOT EXISTS publication bigint',
        'ALTER TABLE kept_document ADD COLUMN IF NOT EXISTS publication bigint',
      ],
    },
  ],
};
