/**
 * Orders of names; `domain`: in punycode, and the columns of a server are empty then. `registration`: what the registrar said in the end.
 * An account has one order for a name under way at a time.
 */
export const nameStatements: readonly string[] = [
  'ALTER TABLE server_order ADD COLUMN IF NOT EXISTS domain text, ADD COLUMN IF NOT EXISTS registration jsonb',
  'ALTER TABLE server_order DROP CONSTRAINT IF EXISTS server_order_state_changed, DROP CONSTRAINT IF EXISTS server_order_state_registered',
  `ALTER TABLE server_order ADD CONSTRAINT server_order_state_registered
    CHECK (state IN ('awaiting-payment', 'awaiting-group', 'paid', 'provisioning', 'active', 'renewed', 'changed', 'registered', 'expired',
      'released', 'refunding', 'refunded', 'withdrawn', 'closed'))`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_of_name ON server_order (account_id, domain)
    WHERE domain IS NOT NULL AND state IN ('awaiting-payment', 'paid')`,
];
