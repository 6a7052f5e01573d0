import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const translationMigrations: MigrationSet = {
  area: 'translations',
  migrations: [
    {
      number: 1,
      name: 'what each translation was made from',
      statements: [
        `CREATE TABLE IF NOT EXISTS translation_record (
          text_group text PRIMARY KEY,
          record jsonb NOT NULL)`,
      ],
    },
  ],
};
