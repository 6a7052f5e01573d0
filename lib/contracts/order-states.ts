/**
 * The state of an order. `closed`, `refunded`, `released` and `withdrawn` are final; an active order can still be refunded.
 * `awaiting-group`: paid, and built once its group succeeds. `expired`: its time is over, and it can still be renewed for a while.
 * `renewed`: a renewal that was paid. `changed`: a change of a server that was carried out. `withdrawn`: by the consumer's right of
 * withdrawal.
 */
export const orderStates = [
  'awaiting-payment',
  'awaiting-group',
  'paid',
  'provisioning',
  'active',
  'renewed',
  'changed',
  'expired',
  'released',
  'refunding',
  'refunded',
  'withdrawn',
  'closed',
] as const;
