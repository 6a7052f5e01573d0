/** As `notOverText` of `order-tables.ts`, with the orders from which somebody has withdrawn. */
const notOverText = "state NOT IN ('closed', 'refunded', 'withdrawn')";

/** The state of an order that was withdrawn from: it no longer counts for one of a person. */
export const withdrawnStateStatements: readonly string[] = [
  `ALTER TABLE server_order DROP CONSTRAINT IF EXISTS server_order_state_of_server, DROP CONSTRAINT IF EXISTS server_order_state_withdrawn`,
  `ALTER TABLE server_order ADD CONSTRAINT server_order_state_withdrawn
    CHECK (state IN ('awaiting-payment', 'awaiting-group', 'paid', 'provisioning', 'active', 'renewed', 'expired', 'released',
      'refunding', 'refunded', 'withdrawn', 'closed'))`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_of_account ON server_order (account_id, model) WHERE one_per_person AND ${notOverText}`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_of_person ON server_order (person_id, model)
    WHERE one_per_person AND person_id IS NOT NULL AND ${notOverText}`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_promotion_of_account ON server_order (account_id, promotion)
    WHERE one_per_promotion AND ${notOverText}`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_promotion_of_person ON server_order (person_id, promotion)
    WHERE one_per_promotion AND person_id IS NOT NULL AND ${notOverText}`,
  'DROP INDEX IF EXISTS server_order_one_per_account',
  'DROP INDEX IF EXISTS server_order_one_per_person',
  'DROP INDEX IF EXISTS server_order_promotion_per_account',
  'DROP INDEX IF EXISTS server_order_promotion_per_person',
];

/**
 * Statements of withdrawal, as they were made; `account_id`: who was logged in. `withdrawal_match`: the order that a statement is about,
 * with the key by which its owner confirms it, and when it took effect.
 */
export const withdrawalStatements: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS withdrawal_statement (
    id uuid PRIMARY KEY,
    request_key uuid NOT NULL UNIQUE,
    name text NOT NULL,
    contract text NOT NULL,
    email text NOT NULL,
    country text NOT NULL,
    language text NOT NULL,
    account_id text,
    stated_at timestamptz NOT NULL DEFAULT now())`,
  `CREATE TABLE IF NOT EXISTS withdrawal_match (
    statement_id uuid PRIMARY KEY REFERENCES withdrawal_statement (id),
    order_id uuid NOT NULL REFERENCES server_order (id),
    confirm_key uuid NOT NULL UNIQUE,
    matched_at timestamptz NOT NULL DEFAULT now(),
    effective_at timestamptz)`,
  'CREATE INDEX IF NOT EXISTS withdrawal_match_order ON withdrawal_match (order_id, matched_at)',
];

/** A statement is never changed; for databases that have triggers. */
export const keptStatementStatements: readonly string[] = [
  'DROP TRIGGER IF EXISTS withdrawal_statement_stays ON withdrawal_statement',
  `CREATE TRIGGER withdrawal_statement_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_statement
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()`,
];
