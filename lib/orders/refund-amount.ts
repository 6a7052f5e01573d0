import { hundredthsOfPercent } from '#lib/catalogue/discounts.ts';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import { addMonths } from '#lib/catalogue/period-end.ts';

/** The input of a refund calculation; amounts in minor units of one currency, instants in epoch ms. */
export interface RefundBasis {
  /** `guarantee`: a regular product, at the public list price. `by-use`: one with a promotional discount. */
  readonly rule: 'guarantee' | 'by-use';
  readonly paidMinor: number;
  readonly paidAtMs: number;
  /** When the server was delivered; null before. */
  readonly deliveredAtMs: number | null;
  readonly months: number;
  /** The list price of a month. */
  readonly listMonthMinor: number;
  /** The person has already used the guarantee for this family. */
  readonly guaranteeUsed: boolean;
  /** Withheld of what was paid, whatever was used: the activation fee of a group that has succeeded. */
  readonly feePercent?: number;
}

export interface RefundAmount {
  /** Days that have begun since delivery. */
  readonly usedDays: number;
  readonly usedMinor: number;
  /** The activation fee of a group, rounded once, half up. */
  readonly feeMinor: number;
  /** The refund: paid minus fee and used, never below zero. */
  readonly amountMinor: number;
  /** Refunded in full only because of the guarantee, which a person has once for each family. */
  readonly byGuarantee: boolean;
  /** Would be refunded in full, had the person not used the guarantee before. */
  readonly guaranteeGone: boolean;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** A regular product can be returned for a full refund within this time after the payment. */
export const guaranteeMs = 72 * 60 * 60 * 1_000;
const daysInListMonth = 30;
const hundredthsInWhole = 10_000n;

/** The refund of an order at an instant, by the refund policy: 'Refunds' of docs/contracts/purchase.md. */
export function refundAmount(basis: RefundBasis, nowMs: number): RefundAmount {
  const { paidMinor, deliveredAtMs } = basis;
  const feeMinor = Number(divideHalfUp(BigInt(paidMinor) * hundredthsOfPercent(basis.feePercent ?? 0), hundredthsInWhole));
  const restMinor = paidMinor - feeMinor;
  if (deliveredAtMs === null)
    return { usedDays: 0, usedMinor: 0, feeMinor, amountMinor: restMinor, byGuarantee: false, guaranteeGone: false };
  const usedDays = Math.max(1, Math.floor((nowMs - deliveredAtMs) / dayMs) + 1);
  const isGuaranteed = basis.rule === 'guarantee' && nowMs < basis.paidAtMs + guaranteeMs;
  const byGuarantee = isGuaranteed && !basis.guaranteeUsed;
  const isUsedUp = nowMs >= addMonths(deliveredAtMs, basis.months);
  const usedMinor = byGuarantee ? 0 : isUsedUp ? restMinor : Math.min(restMinor, usedOf(basis, deliveredAtMs, usedDays));
  return {
    usedDays,
    usedMinor,
    feeMinor,
    amountMinor: restMinor - usedMinor,
    byGuarantee,
    guaranteeGone: isGuaranteed && basis.guaranteeUsed,
  };
}

/** A renewal that was paid. */
export interface RenewalBasis {
  readonly paidMinor: number;
  /** When its period begins and ends. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The refund of a renewal at an instant: everything before its period begins, then the unused whole days, as of any regular product. */
export function renewalRefundMinor({ paidMinor, fromMs, untilMs }: RenewalBasis, nowMs: number): number {
  if (nowMs < fromMs) return paidMinor;
  const days = Math.round((untilMs - fromMs) / dayMs);
  const usedDays = Math.min(days, Math.floor((nowMs - fromMs) / dayMs) + 1);
  return paidMinor - Number(divideHalfUp(BigInt(paidMinor) * BigInt(usedDays), BigInt(days)));
}

/** Regular: the share of used days in the days paid for. Promotional: the used days at the list price of a day. Rounded once, half up. */
function usedOf({ rule, paidMinor, months, listMonthMinor }: RefundBasis, deliveredAtMs: number, usedDays: number): number {
  if (rule === 'by-use') return Number(divideHalfUp(BigInt(listMonthMinor) * BigInt(usedDays), BigInt(daysInListMonth)));
  const days = Math.round((addMonths(deliveredAtMs, months) - deliveredAtMs) / dayMs);
  return Number(divideHalfUp(BigInt(paidMinor) * BigInt(Math.min(usedDays, days)), BigInt(days)));
}
