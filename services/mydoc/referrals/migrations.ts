import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const referralMigrations: MigrationSet = {
  area: 'referrals',
  migrations: [
    {
      number: 1,
      name: 'arrivals by day and referral code',
      statements: [
        `CREATE TABLE IF NOT EXISTS referral_arrival (
          day date NOT NULL,
          code text NOT NULL,
          arrivals bigint NOT NULL CHECK (arrivals > 0),
          PRIMARY KEY (day, code))`,
      ],
    },
    {
      number: 2,
      name: 'referrals of orders',
      statements: [
        `CREATE TABLE IF NOT EXISTS order_referral (
          order_id uuid PRIMARY KEY,
          code text NOT NULL,
          state text NOT NULL,
          noted_at timestamptz NOT NULL DEFAULT now())`,
      ],
    },
  ],
};
