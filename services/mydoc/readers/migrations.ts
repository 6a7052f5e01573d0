import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const readerMigrations: MigrationSet = {
  area: 'readers',
  migrations: [
    {
      number: 1,
      name: 'ratings and favourites of readers, and what was searched for before a low rating',
      statements: [
        `CREATE TABLE IF NOT EXISTS reader_rating (
          account_id text NOT NULL,
          article text NOT NULL,
          language text NOT NULL,
          version integer NOT NULL CHECK (version > 0),
          rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
          suggestion text NOT NULL,
          body text NOT NULL,
          times integer NOT NULL DEFAULT 1,
          rated_at timestamptz NOT NULL DEFAULT now(),
          CONSTRAINT reader_rating_one_a_person PRIMARY KEY (account_id, article, language, version))`,
        'CREATE INDEX IF NOT EXISTS reader_rating_version ON reader_rating (article, language, version, rated_at)',
        `CREATE TABLE IF NOT EXISTS reader_search (
          article text NOT NULL,
          language text NOT NULL,
          version integer NOT NULL,
          word text NOT NULL,
          count integer NOT NULL DEFAULT 1,
          PRIMARY KEY (article, language, version, word))`,
        `CREATE TABLE IF NOT EXISTS reader_favourite (
          account_id text NOT NULL,
          article text NOT NULL,
          title text NOT NULL,
          language text NOT NULL,
          collected_at timestamptz NOT NULL DEFAULT now(),
          removed_at timestamptz,
          PRIMARY KEY (account_id, article))`,
        'CREATE INDEX IF NOT EXISTS reader_favourite_removed ON reader_favourite (removed_at) WHERE removed_at IS NOT NULL',
      ],
    },
    {
      number: 2,
      name: 'the day from which a search before a low rating is counted',
      statements: ['ALTER TABLE reader_search ADD COLUMN IF NOT EXISTS day date NOT NULL DEFAULT current_date'],
    },
  ],
};
