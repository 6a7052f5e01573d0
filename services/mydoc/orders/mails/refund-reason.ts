import { reasonWord, type RefundReason } from '#lib/contracts/refund-reasons.ts';
import type { SayOfOrder } from '../order-words.ts';

/** Why a refund was made, to its buyer; a receipt, which others read too, speaks of the buyer. */
export function refundReasonWords(reason: RefundReason, order: Parameters<typeof reasonWord>[1], say: SayOfOrder): string {
  if (reason === 'refund-requested' || reason === 'withdrawn') return say(`ownReason.${reason}`);
  return say(`receipt:reason.${reasonWord(reason, order)}`);
}
