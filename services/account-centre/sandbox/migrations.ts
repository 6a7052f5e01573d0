import type { MigrationSet } from '#services/platform/database/migrations.ts';

/** The sandbox's own tables: the product never reads them. */
export const sandboxMigrations: MigrationSet = {
  area: 'sandbox',
  migrations: [
    {
      number: 1,
      name: 'accounts, sessions, keys, mail',
      statements: [
        `CREATE TABLE IF NOT EXISTS sandbox_account (
          id text PRIMARY KEY,
          username text NOT NULL UNIQUE,
          email text NOT NULL UNIQUE,
          phone text NOT NULL DEFAULT '',
          password_hash text NOT NULL,
          email_confirmed boolean NOT NULL DEFAULT false,
          real_name text NOT NULL DEFAULT '',
          person_id text,
          barred boolean NOT NULL DEFAULT false,
          credit_score integer NOT NULL DEFAULT 80 CHECK (credit_score BETWEEN 0 AND 100),
          created_at timestamptz NOT NULL DEFAULT now())`,
        `CREATE TABLE IF NOT EXISTS sandbox_session (
          credential_hash text PRIMARY KEY,
          account_id text NOT NULL REFERENCES sandbox_account (id),
          created_at timestamptz NOT NULL DEFAULT now(),
          used_at timestamptz NOT NULL DEFAULT now())`,
        'CREATE INDEX IF NOT EXISTS sandbox_session_account ON sandbox_session (account_id)',
        `CREATE TABLE IF NOT EXISTS sandbox_key (
          id text PRIMARY KEY,
          purpose text NOT NULL,
          secret text NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now())`,
        `CREATE TABLE IF NOT EXISTS sandbox_mail (
          id text PRIMARY KEY,
          account_id text NOT NULL REFERENCES sandbox_account (id),
          kind text NOT NULL,
          token text NOT NULL UNIQUE,
          sent_at timestamptz NOT NULL DEFAULT now(),
          used_at timestamptz)`,
      ],
    },
    {
      number: 2,
      name: 'payments, refunds, servers, tickets',
      statements: [
        `CREATE TABLE IF NOT EXISTS sandbox_payment (
          id text PRIMARY KEY,
          idempotency_key text NOT NULL UNIQUE,
          request text NOT NULL,
          order_id text NOT NULL,
          account_id text NOT NULL REFERENCES sandbox_account (id),
          description text NOT NULL,
          amount_minor bigint NOT NULL CHECK (amount_minor > 0),
          currency text NOT NULL,
          return_path text NOT NULL,
          state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'declined')),
          method text,
          created_at timestamptz NOT NULL DEFAULT now(),
          settled_at timestamptz)`,
        'CREATE INDEX IF NOT EXISTS sandbox_payment_account ON sandbox_payment (account_id)',
        `CREATE TABLE IF NOT EXISTS sandbox_refund (
          id text PRIMARY KEY,
          idempotency_key text NOT NULL UNIQUE,
          request text NOT NULL,
          payment_id text NOT NULL REFERENCES sandbox_payment (id),
          amount_minor bigint NOT NULL CHECK (amount_minor > 0),
          reason text NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now())`,
        `CREATE TABLE IF NOT EXISTS sandbox_server (
          id text PRIMARY KEY,
          idempotency_key text NOT NULL UNIQUE,
          request text NOT NULL,
          order_id text NOT NULL,
          account_id text NOT NULL REFERENCES sandbox_account (id),
          name text NOT NULL,
          description text NOT NULL,
          region text NOT NULL,
          address text NOT NULL,
          ready_at timestamptz NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now())`,
        'CREATE INDEX IF NOT EXISTS sandbox_server_account ON sandbox_server (account_id)',
        `CREATE TABLE IF NOT EXISTS sandbox_ticket (
          id text PRIMARY KEY,
          account_id text NOT NULL REFERENCES sandbox_account (id),
          subject text NOT NULL,
          body text NOT NULL,
          created_at timestamptz NOT NULL DEFAULT now())`,
        'CREATE INDEX IF NOT EXISTS sandbox_ticket_account ON sandbox_ticket (account_id)',
      ],
    },
    {
      number: 3,
      name: 'payments told later, servers that fail or end',
      statements: [
        'ALTER TABLE sandbox_payment ADD COLUMN IF NOT EXISTS held boolean NOT NULL DEFAULT false',
        'CREATE INDEX IF NOT EXISTS sandbox_payment_time ON sandbox_payment (created_at, id)',
        'CREATE INDEX IF NOT EXISTS sandbox_refund_payment ON sandbox_refund (payment_id)',
        "ALTER TABLE sandbox_account ADD COLUMN IF NOT EXISTS next_payment text NOT NULL DEFAULT 'page' CHECK (next_payment IN ('page', 'at-start'))",
        "ALTER TABLE sandbox_account ADD COLUMN IF NOT EXISTS next_server text NOT NULL DEFAULT 'works' CHECK (next_server IN ('works', 'fails-once', 'fails'))",
        'ALTER TABLE sandbox_server ADD COLUMN IF NOT EXISTS failures_left integer NOT NULL DEFAULT 0',
        'CREATE INDEX IF NOT EXISTS sandbox_server_order ON sandbox_server (order_id)',
        `CREATE TABLE IF NOT EXISTS sandbox_ended_order (
          order_id text PRIMARY KEY,
          ended_at timestamptz NOT NULL DEFAULT now())`,
      ],
    },
    {
      number: 4,
      name: 'real names that are being checked, or have lapsed',
      statements: [
        "ALTER TABLE sandbox_account ADD COLUMN IF NOT EXISTS real_name_state text NOT NULL DEFAULT 'verified' CHECK (real_name_state IN ('pending', 'verified', 'lapsed'))",
      ],
    },
    {
      number: 5,
      name: 'affiliates and the orders that they brought',
      statements: [
        `CREATE TABLE IF NOT EXISTS sandbox_affiliate (
          account_id text PRIMARY KEY REFERENCES sandbox_account (id),
          code text NOT NULL UNIQUE,
          joined_at timestamptz NOT NULL DEFAULT now())`,
        `CREATE TABLE IF NOT EXISTS sandbox_referral (
          order_id text PRIMARY KEY,
          request text NOT NULL,
          affiliate_id text REFERENCES sandbox_account (id),
          verdict text NOT NULL,
          currency text NOT NULL,
          paid_minor bigint NOT NULL CHECK (paid_minor > 0),
          kept_minor bigint NOT NULL CHECK (kept_minor BETWEEN 0 AND paid_minor),
          paid_at timestamptz NOT NULL)`,
        'CREATE INDEX IF NOT EXISTS sandbox_referral_affiliate ON sandbox_referral (affiliate_id, paid_at)',
      ],
    },
    {
      number: 6,
      name: 'e-mails of the site',
      statements: [
        `ALTER TABLE sandbox_mail ADD COLUMN IF NOT EXISTS idempotency_key text, ADD COLUMN IF NOT EXISTS request text,
          ADD COLUMN IF NOT EXISTS language text, ADD COLUMN IF NOT EXISTS subject text, ADD COLUMN IF NOT EXISTS body_text text,
          ADD COLUMN IF NOT EXISTS body_html text`,
        'CREATE UNIQUE INDEX IF NOT EXISTS sandbox_mail_key ON sandbox_mail (idempotency_key)',
        'CREATE INDEX IF NOT EXISTS sandbox_mail_account ON sandbox_mail (account_id, sent_at)',
      ],
    },
    {
      number: 7,
      name: 'passwords that were forgotten',
      statements: [
        `CREATE TABLE IF NOT EXISTS sandbox_reset (
          secret_hash text PRIMARY KEY,
          account_id text NOT NULL REFERENCES sandbox_account (id),
          begun_at timestamptz NOT NULL DEFAULT now(),
          used_at timestamptz)`,
        'CREATE INDEX IF NOT EXISTS sandbox_reset_account ON sandbox_reset (account_id)',
        'CREATE INDEX IF NOT EXISTS sandbox_reset_age ON sandbox_reset (begun_at)',
      ],
    },
    {
      number: 8,
      name: 'receipts of statements, sent to an address that is of no account',
      statements: [
        `CREATE TABLE IF NOT EXISTS sandbox_receipt (
          idempotency_key text PRIMARY KEY,
          id text NOT NULL,
          request text NOT NULL,
          sent_at timestamptz NOT NULL DEFAULT now())`,
      ],
    },
    {
      number: 9,
      name: 'changes of servers',
      statements: [
        `CREATE TABLE IF NOT EXISTS sandbox_change (
          idempotency_key text PRIMARY KEY,
          order_id text NOT NULL,
          request text NOT NULL,
          ready_at timestamptz NOT NULL,
          failures_left integer NOT NULL,
          done_at timestamptz)`,
        'CREATE INDEX IF NOT EXISTS sandbox_change_order ON sandbox_change (order_id)',
      ],
    },
    { number: 10, name: 'an address of its own for each server', statements: ['CREATE SEQUENCE IF NOT EXISTS sandbox_server_address'] },
    {
      number: 11,
      name: 'methods of payment that are saved for automatic renewals',
      statements: [
        'ALTER TABLE sandbox_account ADD COLUMN IF NOT EXISTS saved_method text',
        `ALTER TABLE sandbox_account ADD COLUMN IF NOT EXISTS next_charge text NOT NULL DEFAULT 'taken'
          CHECK (next_charge IN ('taken', 'declined'))`,
      ],
    },
  ],
};
