/** Why money of an order is refunded. */
export const refundReasons = [
  'paid-late',
  'paid-twice',
  'wrong-amount',
  'group-failed',
  'provisioning-failed',
  'refund-requested',
  'withdrawn',
] as const;
