import type { MigrationSet } from '#services/platform/database/migrations.ts';

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
    {
      // their summaries lack the scene, which decides whether every page shows them: the next sweep reads them again
      number: 3,
      name: 'coupons whose summary is incomplete',
      statements: [
        `UPDATE content_told SET revision = '', outline = outline || '{"_rev": ""}'::jsonb WHERE outline->>'_type' = 'couponCampaign'`,
      ],
    },
  ],
};
