/** Why money of an order of a server is refunded. */
export const serverRefundReasons = [
  'paid-late',
  'paid-twice',
  'wrong-amount',
  'group-failed',
  'provisioning-failed',
  'refund-requested',
  'withdrawn',
] as const;

/** Why money of an order of a name is refunded, besides what happens to every order: the registrar has not registered it. */
const domainRefundReasons = ['name-taken', 'class-changed', 'registration-failed'] as const;

export const refundReasons = [...serverRefundReasons, ...domainRefundReasons] as const;

export type RefundReason = (typeof refundReasons)[number];

/** The word for a reason: of a change of a server, what could not be done is another thing than of a server. */
export const reasonWord = (reason: RefundReason, { changes }: { readonly changes?: unknown }): RefundReason | 'change-failed' =>
  reason === 'provisioning-failed' && changes !== undefined ? 'change-failed' : reason;
