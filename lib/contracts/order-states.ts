/**
 * The state of an order. `closed`, `refunded` and `released` are final; an active order can still be refunded. `awaiting-group`: paid, and
 * built once its group succeeds. `expired`: its time is over, and it can still be renewed for a while. `renewed`: a renewal that was paid.
 */
export const orderStates = [
  'awaiting-payment',
  'awaiting-group',
  'paid',
  'provisioning',
  'active',
  'renewed',
  'expired',
  'released',
  'refunding',
  'refunded',
  'closed',
] as const;
