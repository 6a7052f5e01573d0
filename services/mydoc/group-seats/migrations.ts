import type { MigrationSet } from '#services/platform/database/migrations.ts';

export const groupMigrations: MigrationSet = {
  area: 'groups',
  migrations: [
    {
      number: 1,
      name: 'groups, their seats, and the hidden coupons given out',
      statements: [
        `CREATE TABLE IF NOT EXISTS buying_group (
          id uuid PRIMARY KEY,
          campaign_id text NOT NULL,
          slug text NOT NULL,
          campaign jsonb NOT NULL,
          head_count integer NOT NULL CHECK (head_count BETWEEN 2 AND 10),
          state text NOT NULL DEFAULT 'leader-unpaid'
            CHECK (state IN ('leader-unpaid', 'open', 'full', 'succeeded', 'failed', 'void')),
          version integer NOT NULL DEFAULT 1,
          taken integer NOT NULL DEFAULT 0,
          created_at timestamptz NOT NULL DEFAULT now(),
          deadline_at timestamptz,
          ended_at timestamptz,
          settled_at timestamptz,
          seed text,
          commitment text,
          draw_number bigint,
          draw_outcome text CHECK (draw_outcome IN ('won', 'lost', 'none-left')),
          drawn_at timestamptz,
          CONSTRAINT buying_group_seats CHECK (taken BETWEEN 0 AND head_count),
          CONSTRAINT buying_group_draw CHECK ((draw_number IS NULL) = (draw_outcome IS NULL)))`,
        'CREATE INDEX IF NOT EXISTS buying_group_campaign ON buying_group (slug, state, deadline_at)',
        'CREATE INDEX IF NOT EXISTS buying_group_due ON buying_group (state, deadline_at)',
        'CREATE INDEX IF NOT EXISTS buying_group_unsettled ON buying_group (ended_at) WHERE ended_at IS NOT NULL AND settled_at IS NULL',
        `CREATE TABLE IF NOT EXISTS group_seat (
          group_id uuid NOT NULL REFERENCES buying_group (id),
          place integer NOT NULL,
          order_id uuid NOT NULL,
          campaign_id text NOT NULL,
          account_id text NOT NULL,
          person_id text NOT NULL,
          name text NOT NULL,
          avatar integer NOT NULL,
          state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'paid', 'released', 'refunded')),
          held_until timestamptz NOT NULL,
          joined_at timestamptz NOT NULL DEFAULT now(),
          coupon text,
          PRIMARY KEY (group_id, place))`,
        // one seat of a person in all groups of a campaign, and of an order in all groups
        `CREATE UNIQUE INDEX IF NOT EXISTS group_seat_one_per_person ON group_seat (campaign_id, person_id)
          WHERE state IN ('held', 'paid')`,
        `CREATE UNIQUE INDEX IF NOT EXISTS group_seat_one_per_order ON group_seat (order_id) WHERE state IN ('held', 'paid')`,
        'CREATE INDEX IF NOT EXISTS group_seat_order ON group_seat (order_id)',
        'CREATE INDEX IF NOT EXISTS group_seat_account ON group_seat (account_id, joined_at)',
        `CREATE TABLE IF NOT EXISTS hidden_coupon_counter (
          campaign_id text PRIMARY KEY,
          given integer NOT NULL DEFAULT 0 CHECK (given >= 0))`,
      ],
    },
    {
      number: 2,
      name: 'one member coupon for a person in all groups of a campaign',
      statements: [
        // a second one that was given before stays with its holder, without a note
        `UPDATE group_seat SET coupon = NULL WHERE coupon IS NOT NULL AND EXISTS (
          SELECT 1 FROM group_seat earlier WHERE earlier.campaign_id = group_seat.campaign_id AND earlier.person_id = group_seat.person_id
            AND earlier.coupon IS NOT NULL AND (earlier.joined_at, earlier.group_id, earlier.place)
              < (group_seat.joined_at, group_seat.group_id, group_seat.place))`,
        `CREATE UNIQUE INDEX IF NOT EXISTS group_seat_one_coupon ON group_seat (campaign_id, person_id) WHERE coupon IS NOT NULL`,
      ],
    },
    {
      number: 3,
      name: 'a member coupon is known by the coupon, and a seat by when it was given up',
      statements: [
        'ALTER TABLE group_seat ADD COLUMN IF NOT EXISTS coupon_id text, ADD COLUMN IF NOT EXISTS released_at timestamptz',
        `UPDATE group_seat SET coupon_id = (SELECT campaign->'memberCoupon'->>'_id' FROM buying_group WHERE id = group_seat.group_id)
          WHERE coupon IS NOT NULL AND coupon_id IS NULL`,
        `CREATE UNIQUE INDEX IF NOT EXISTS group_seat_one_of_coupon ON group_seat (campaign_id, person_id, coupon_id)
          WHERE coupon_id IS NOT NULL`,
        'DROP INDEX IF EXISTS group_seat_one_coupon',
      ],
    },
  ],
};
