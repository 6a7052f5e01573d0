/**
 * Changes of servers; `renews`: the order of the server, as of a renewal. `configuration_now`: what the server became. One order about a
 * server is under way at a time, so that what each is for stays as it was promised.
 */
export const changeStatements: readonly string[] = [
  'ALTER TABLE server_order ADD COLUMN IF NOT EXISTS configuration_now jsonb',
  'ALTER TABLE server_order DROP CONSTRAINT IF EXISTS server_order_state_withdrawn, DROP CONSTRAINT IF EXISTS server_order_state_changed',
  `ALTER TABLE server_order ADD CONSTRAINT server_order_state_changed
    CHECK (state IN ('awaiting-payment', 'awaiting-group', 'paid', 'provisioning', 'active', 'renewed', 'changed', 'expired', 'released',
      'refunding', 'refunded', 'withdrawn', 'closed'))`,
  `CREATE UNIQUE INDEX IF NOT EXISTS server_order_one_under_way ON server_order (renews)
    WHERE renews IS NOT NULL AND state IN ('awaiting-payment', 'paid', 'provisioning')`,
  'DROP INDEX IF EXISTS server_order_one_open_renewal',
];
