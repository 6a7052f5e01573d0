import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const searchMigrations: MigrationSet = {
  area: 'search',
  migrations: [
    {
      number: 1,
      name: 'searches without a result by day, language and word',
      statements: [
        `CREATE TABLE IF NOT EXISTS lost_search (
          day date NOT NULL,
          language text NOT NULL,
          folded text NOT NULL,
          word text NOT NULL,
          searches bigint NOT NULL CHECK (searches > 0),
          PRIMARY KEY (day, language, folded))`,
      ],
    },
    {
      number: 2,
      name: 'searches by day',
      statements: [`CREATE TABLE IF NOT EXISTS search_count (day date PRIMARY KEY, searches bigint NOT NULL CHECK (searches > 0))`],
    },
  ],
};
