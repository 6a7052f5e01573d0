import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const couponMigrations: MigrationSet = {
  area: 'coupons',
  migrations: [
    {
      number: 1,
      name: 'coupons given out, by campaign and by person',
      statements: [
        `CREATE TABLE IF NOT EXISTS coupon_counter (
          campaign_id text PRIMARY KEY,
          claimed integer NOT NULL DEFAULT 0 CHECK (claimed >= 0))`,
        `CREATE TABLE IF NOT EXISTS coupon_grant (
          id uuid PRIMARY KEY,
          campaign_id text NOT NULL,
          account_id text NOT NULL,
          person_id text NOT NULL,
          ordinal integer NOT NULL,
          per_person_limit integer NOT NULL,
          request_key uuid NOT NULL,
          terms jsonb NOT NULL,
          state text NOT NULL DEFAULT 'available' CHECK (state IN ('available', 'reserved', 'used')),
          order_id uuid,
          claimed_at timestamptz NOT NULL DEFAULT now(),
          expires_at timestamptz NOT NULL,
          used_at timestamptz,
          CONSTRAINT coupon_grant_ordinal UNIQUE (campaign_id, person_id, ordinal),
          CONSTRAINT coupon_grant_key UNIQUE (account_id, request_key),
          CONSTRAINT coupon_grant_limit CHECK (ordinal BETWEEN 1 AND per_person_limit),
          CONSTRAINT coupon_grant_order CHECK ((state = 'available') = (order_id IS NULL)),
          CONSTRAINT coupon_grant_used CHECK ((state = 'used') = (used_at IS NOT NULL)))`,
        'CREATE INDEX IF NOT EXISTS coupon_grant_account ON coupon_grant (account_id, claimed_at)',
        'CREATE INDEX IF NOT EXISTS coupon_grant_person ON coupon_grant (person_id, campaign_id)',
        // an order takes one coupon
        'CREATE UNIQUE INDEX IF NOT EXISTS coupon_grant_one_per_order ON coupon_grant (order_id) WHERE order_id IS NOT NULL',
      ],
    },
  ],
};
