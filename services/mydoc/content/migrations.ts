import type { MigrationSet } from '#services/platform/migrations.ts';

export const contentMigrations: MigrationSet = {
  area: 'content',
  migrations: [
    {
      number: 1,
      name: 'documents that were told to the site',
      statements: [
        `CREATE TABLE IF NOT EXISTS content_told (
          document_id text PRIMARY KEY,
          revision text NOT NULL,
          outline jsonb NOT NULL,
          told_at timestamptz NOT NULL DEFAULT now())`,
      ],
    },
    {
      number: 2,
      name: 'versions of the seed that were imported',
      statements: ['CREATE TABLE IF NOT EXISTS content_seed (version integer PRIMARY KEY, imported_at timestamptz NOT NULL DEFAULT now())'],
    },
  ],
};
