import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const priceMigrations: MigrationSet = {
  area: 'prices',
  migrations: [
    {
      number: 1,
      name: 'documents that prices were computed from',
      statements: [
        `CREATE TABLE IF NOT EXISTS price_document (
          document_id text NOT NULL,
          revision text NOT NULL,
          from_at timestamptz NOT NULL,
          body jsonb,
          recorded_at timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (document_id, revision))`,
        'CREATE INDEX IF NOT EXISTS price_document_from_at ON price_document (from_at)',
      ],
    },
    {
      number: 2,
      name: 'the history of prices only grows',
      needs: 'triggers',
      statements: [
        `CREATE OR REPLACE FUNCTION refuse_rewriting_prices() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
        END $$`,
        'DROP TRIGGER IF EXISTS price_document_stays ON price_document',
        `CREATE TRIGGER price_document_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON price_document
          FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_prices()`,
      ],
    },
  ],
};
