import { sql } from 'drizzle-orm';
import { readableAlphabet } from '#services/platform/secrets/readable-number.ts';

// part of a released migration: another rule needs new indexes, as `withdrawal-tables.ts` makes them
const notOverText = "state NOT IN ('closed', 'refunded')";

/** An order that still counts for one per person; the indexes of one per account and per person are made with it. */
export const isNotOver = sql.raw("state NOT IN ('closed', 'refunded', 'withdrawn')");

/** An order whose time to pay is over; `isOverdue` of `order-machine.ts` in SQL. */
export const isOverdueRow = sql.raw("(state = 'awaiting-payment' AND due_at <= now())");

/** An order of a name that is neither done nor over: an account has one at a time for each name. */
export const nameUnderWayRow = sql.raw("state IN ('awaiting-payment', 'paid')");

/** How many servers an order has; `quantityOf` in SQL. */
export const serversOfRow = sql.raw("coalesce((body->'configuration'->>'quantity')::integer, 1)");

const moneyStates = `('awaiting-payment', 'paid', 'provisioning', 'active', 'refunding', 'refunded', 'closed')`;

/** Orders, their payment attempts, refunds, history, and the ledger. */
export const orderTableStatements: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS server_order (
    id uuid PRIMARY KEY,
    account_id text NOT NULL,
    person_id text,
    request_key uuid NOT NULL,
    quote_id uuid NOT NULL UNIQUE,
    region text NOT NULL,
    model text NOT NULL,
    family text NOT NULL,
    currency text NOT NULL,
    total_minor bigint NOT NULL CHECK (total_minor > 0),
    body jsonb NOT NULL,
    password text,
    terms_version integer NOT NULL,
    one_per_person boolean NOT NULL,
    refund_rule text NOT NULL CHECK (refund_rule IN ('guarantee', 'by-use')),
    months integer NOT NULL,
    list_month_minor bigint NOT NULL,
    state text NOT NULL DEFAULT 'awaiting-payment' CHECK (state IN ${moneyStates}),
    holds_stock boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL,
    paid_at timestamptz,
    active_at timestamptz,
    server_id text,
    server_state text,
    server_address text,
    server_ready_at timestamptz,
    provision_failures integer NOT NULL DEFAULT 0,
    refund_key uuid,
    UNIQUE (account_id, request_key))`,
  'CREATE INDEX IF NOT EXISTS server_order_account ON server_order (account_id, created_at)',
  'CREATE INDEX IF NOT EXISTS server_order_state ON server_order (state, due_at)',
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_per_account ON server_order (account_id, model)
    WHERE one_per_person AND ${notOverText}`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_per_person ON server_order (person_id, model)
    WHERE one_per_person AND person_id IS NOT NULL AND ${notOverText}`,
  `CREATE TABLE IF NOT EXISTS order_payment (
    order_id uuid NOT NULL REFERENCES server_order (id),
    number integer NOT NULL,
    payment_id text UNIQUE,
    pay_address text,
    request_key uuid NOT NULL,
    language text NOT NULL,
    description text NOT NULL,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'declined', 'paid')),
    paid_minor bigint NOT NULL DEFAULT 0 CHECK (paid_minor >= 0),
    refund_asked_minor bigint NOT NULL DEFAULT 0,
    refunded_minor bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (order_id, number),
    CHECK (refunded_minor BETWEEN 0 AND refund_asked_minor),
    CHECK (refund_asked_minor <= paid_minor))`,
  `CREATE TABLE IF NOT EXISTS order_refund (
    id text PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES server_order (id),
    payment_id text NOT NULL,
    amount_minor bigint NOT NULL CHECK (amount_minor > 0),
    reason text NOT NULL,
    refund_id text,
    asked_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz)`,
  'CREATE INDEX IF NOT EXISTS order_refund_order ON order_refund (order_id)',
  `CREATE TABLE IF NOT EXISTS order_event (
    order_id uuid NOT NULL REFERENCES server_order (id),
    number integer NOT NULL,
    kind text NOT NULL,
    amount_minor bigint,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (order_id, number))`,
  `CREATE TABLE IF NOT EXISTS ledger_entry (
    order_id uuid NOT NULL REFERENCES server_order (id),
    posting integer NOT NULL,
    line integer NOT NULL,
    kind text NOT NULL,
    account text NOT NULL CHECK (account IN ('buyer-receivable', 'revenue', 'discount', 'held-money', 'refund-due', 'paid-out')),
    memo text NOT NULL DEFAULT '',
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (order_id, posting, line))`,
  `CREATE TABLE IF NOT EXISTS guarantee_use (
    buyer text NOT NULL,
    family text NOT NULL,
    order_id uuid NOT NULL REFERENCES server_order (id),
    PRIMARY KEY (buyer, family))`,
];

/** One order of a promotion for each account and person, if the promotion asks for it. */
export const promotionStatements: readonly string[] = [
  `ALTER TABLE server_order ADD COLUMN IF NOT EXISTS promotion text,
    ADD COLUMN IF NOT EXISTS one_per_promotion boolean NOT NULL DEFAULT false`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_promotion_per_account ON server_order (account_id, promotion)
    WHERE one_per_promotion AND ${notOverText}`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_promotion_per_person ON server_order (person_id, promotion)
    WHERE one_per_promotion AND person_id IS NOT NULL AND ${notOverText}`,
];

/** An order whose discounts are its whole price has nothing to pay. The check without a name is `check_total_minor` on CockroachDB. */
export const freeOrderStatements: readonly string[] = [
  `ALTER TABLE server_order DROP CONSTRAINT IF EXISTS server_order_total_minor_check, DROP CONSTRAINT IF EXISTS check_total_minor,
    DROP CONSTRAINT IF EXISTS server_order_total`,
  'ALTER TABLE server_order ADD CONSTRAINT server_order_total CHECK (total_minor >= 0)',
];

/** Orders that are seats of groups; `group_campaign`: the slug. The check without a name is `check_state` on CockroachDB. */
export const groupOrderStatements: readonly string[] = [
  `ALTER TABLE server_order ADD COLUMN IF NOT EXISTS group_id uuid, ADD COLUMN IF NOT EXISTS group_campaign text,
    ADD COLUMN IF NOT EXISTS group_fee_percent double precision`,
  'CREATE INDEX IF NOT EXISTS server_order_group ON server_order (group_id) WHERE group_id IS NOT NULL',
  `ALTER TABLE server_order DROP CONSTRAINT IF EXISTS server_order_state_check, DROP CONSTRAINT IF EXISTS check_state,
    DROP CONSTRAINT IF EXISTS server_order_known_state`,
  `ALTER TABLE server_order ADD CONSTRAINT server_order_known_state
    CHECK (state IN ('awaiting-payment', 'awaiting-group', 'paid', 'provisioning', 'active', 'refunding', 'refunded', 'closed'))`,
];

/**
 * One order of a quote and of its copies with another coupon; `root_quote_id`: null, its quote is no copy. Of several orders that were
 * placed before, the one of the quote itself counts, or else the first: the others stay without.
 */
export const rootQuoteStatements: readonly string[] = [
  'ALTER TABLE server_order ADD COLUMN IF NOT EXISTS root_quote_id uuid',
  `UPDATE server_order SET root_quote_id = known.root_id
    FROM (
      SELECT placed.id, given.root_id, row_number() OVER (
        PARTITION BY coalesce(placed.root_quote_id, given.root_id, placed.quote_id)
        ORDER BY placed.root_quote_id IS NULL AND given.root_id IS NOT NULL, placed.created_at, placed.id) AS place
      FROM server_order AS placed LEFT JOIN server_quote AS given ON given.id = placed.quote_id) AS known
    WHERE known.id = server_order.id AND known.place = 1 AND known.root_id IS NOT NULL AND server_order.root_quote_id IS NULL`,
  'CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_per_root_quote ON server_order (coalesce(root_quote_id, quote_id))',
];

/** The text of the terms that was accepted, beside its version. */
export const acceptedTermsStatements: readonly string[] = [
  'ALTER TABLE server_order ADD COLUMN IF NOT EXISTS terms_language text, ADD COLUMN IF NOT EXISTS terms_fingerprint text',
];

const drawnCharacter = `substr('${readableAlphabet}', 1 + floor(random() * ${readableAlphabet.length})::integer, 1)`;
const drawnGroup = Array.from({ length: 4 }, () => drawnCharacter).join(' || ');
/** What `newOrderNumber` draws, for orders that were placed before, or by a process of the version before. */
const drawnNumber = `'S-' || ${drawnGroup} || '-' || ${drawnGroup}`;

/** Numbers that can be read out, the language of an order, and the name under which its server was asked for. */
export const orderNumberStatements: readonly string[] = [
  `ALTER TABLE server_order ADD COLUMN IF NOT EXISTS number text, ADD COLUMN IF NOT EXISTS language text,
    ADD COLUMN IF NOT EXISTS server_name text`,
  `UPDATE server_order SET number = ${drawnNumber} WHERE number IS NULL`,
  // of two that drew the same, one draws again
  `UPDATE server_order SET number = ${drawnNumber}
    WHERE EXISTS (SELECT 1 FROM server_order AS other WHERE other.number = server_order.number AND other.id < server_order.id)`,
  `ALTER TABLE server_order ALTER COLUMN number SET DEFAULT ${drawnNumber}`,
  'ALTER TABLE server_order ALTER COLUMN number SET NOT NULL',
  'CREATE UNIQUE INDEX IF NOT EXISTS server_order_number ON server_order (number)',
];

/** E-mails of orders, each as it was first written, and the method of a payment as its notice names it. */
export const mailStatements: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS order_mail (
    order_id uuid NOT NULL REFERENCES server_order (id),
    event integer NOT NULL,
    template text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    facts jsonb NOT NULL,
    state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'refused', 'given-up')),
    written_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz,
    PRIMARY KEY (order_id, event))`,
  'ALTER TABLE order_payment ADD COLUMN IF NOT EXISTS method text',
];

/**
 * Renewals of servers; `renews`: the order of the server, whose `renewed_months` they add to. `term_at`: when time changes something
 * about a server next, or earlier. One renewal of a server awaits payment at a time, so that what each is for stays as it was promised.
 */
export const renewalStatements: readonly string[] = [
  `ALTER TABLE server_order ADD COLUMN IF NOT EXISTS renews uuid, ADD COLUMN IF NOT EXISTS renewed_months integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS reminders integer NOT NULL DEFAULT 0, ADD COLUMN IF NOT EXISTS expired_at timestamptz,
    ADD COLUMN IF NOT EXISTS term_at timestamptz`,
  'CREATE INDEX IF NOT EXISTS server_order_renews ON server_order (renews) WHERE renews IS NOT NULL',
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_open_renewal ON server_order (renews)
    WHERE renews IS NOT NULL AND state = 'awaiting-payment'`,
  'CREATE INDEX IF NOT EXISTS server_order_term ON server_order (term_at) WHERE term_at IS NOT NULL',
  `ALTER TABLE server_order DROP CONSTRAINT IF EXISTS server_order_known_state, DROP CONSTRAINT IF EXISTS server_order_state_of_server`,
  `ALTER TABLE server_order ADD CONSTRAINT server_order_state_of_server
    CHECK (state IN ('awaiting-payment', 'awaiting-group', 'paid', 'provisioning', 'active', 'renewed', 'expired', 'released',
      'refunding', 'refunded', 'closed'))`,
  "UPDATE server_order SET term_at = now() WHERE state = 'active' AND term_at IS NULL",
];

/** The servers of an order after its first, in their order: what the account centre says of each. */
export const severalServerStatements: readonly string[] = [
  `ALTER TABLE server_order ADD COLUMN IF NOT EXISTS more_servers jsonb NOT NULL DEFAULT '[]'`,
];

const appendOnlyTables = ['ledger_entry', 'order_event'] as const;

/** These tables are append-only; for databases that have triggers. */
export const appendOnlyStatements: readonly string[] = [
  `CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
  END $$`,
  ...appendOnlyTables.flatMap((table) => [
    `DROP TRIGGER IF EXISTS ${table}_stays ON ${table}`,
    `CREATE TRIGGER ${table}_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()`,
  ]),
];
