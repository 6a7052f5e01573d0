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

export type RefundReason = (typeof refundReasons)[number];

/** The word for a reason: of a change of a server, what could not be done is another thing than of a server. */
export const reasonWord = (reason: RefundReason, { changes }: { readonly changes?: unknown }): RefundReason | 'change-failed' =>
  reason === 'provisioning-failed' && changes !== undefined ? 'change-failed' : reason;
