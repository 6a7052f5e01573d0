import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const visitMigrations: MigrationSet = {
  area: 'visits',
  migrations: [
    {
      number: 1,
      name: 'visits by day and page',
      statements: [
        `CREATE TABLE IF NOT EXISTS visit_count (
          day date NOT NULL,
          page text NOT NULL,
          visits bigint NOT NULL CHECK (visits > 0),
          PRIMARY KEY (day, page))`,
      ],
    },
    {
      number: 2,
      name: 'readers by day, language and article',
      statements: [
        `CREATE TABLE IF NOT EXISTS article_read (
          day date NOT NULL,
          language text NOT NULL,
          slug text NOT NULL,
          reads bigint NOT NULL CHECK (reads > 0),
          PRIMARY KEY (day, language, slug))`,
      ],
    },
  ],
};
