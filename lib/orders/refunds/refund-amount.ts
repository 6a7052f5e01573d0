import { percentOf } from '#lib/money/percent-of.ts';
import { shareOfDays } from '#lib/money/share-of-days.ts';
import { addMonths } from '#lib/catalogue/period-end.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { guaranteeMs } from './refund-guarantee.ts';
import { daysBetween } from '../whole-days.ts';

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

const daysInListMonth = 30;

/** The refund of an order at an instant, by the refund policy: 'Refunds' of docs/contracts/purchase.md. */
export function refundAmount(basis: RefundBasis, nowMs: number): RefundAmount {
  const { paidMinor, deliveredAtMs } = basis;
  const feeMinor = percentOf(paidMinor, basis.feePercent ?? 0);
  const restMinor = paidMinor - feeMinor;
  if (deliveredAtMs === null)
    return { usedDays: 0, usedMinor: 0, feeMinor, amountMinor: restMinor, byGuarantee: false, guaranteeGone: false };
  const usedDays = Math.max(1, Math.floor((nowMs - deliveredAtMs) / dayMs) + 1);
  const isGuaranteed = basis.rule === 'guarantee' && nowMs < basis.paidAtMs + guaranteeMs;
  const byGuarantee = isGuaranteed && !basis.guaranteeUsed;
  const isUsedUp = nowMs >= addMonths(deliveredAtMs, basis.months);
  const usedByTime = () => (isUsedUp ? restMinor : Math.min(restMinor, usedOf(basis, deliveredAtMs, usedDays)));
  const usedMinor = byGuarantee ? 0 : usedByTime();
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

/** What is refunded of a payment for one period of a server; `usedMinor` and `feeMinor` are kept. */
export interface RefundOfPeriod extends Pick<RefundAmount, 'usedDays' | 'usedMinor' | 'feeMinor' | 'amountMinor'> {
  readonly paidMinor: number;
  /** The days of the whole period. */
  readonly days: number;
}

/** The refund of a renewal at an instant: everything before its period begins, then the unused whole days, as of any regular product. */
export function renewalRefund({ paidMinor, fromMs, untilMs }: RenewalBasis, nowMs: number): RefundOfPeriod {
  const days = daysBetween(fromMs, untilMs);
  const usedDays = nowMs < fromMs ? 0 : Math.min(days, Math.floor((nowMs - fromMs) / dayMs) + 1);
  const usedMinor = shareOfDays(paidMinor, usedDays, days);
  return { paidMinor, days, usedDays, usedMinor, feeMinor: 0, amountMinor: paidMinor - usedMinor };
}

/** The share of a server's own period in its refund: the days that were used are at most those of the period. */
export function ownPeriod(
  { usedDays, usedMinor, feeMinor, amountMinor }: RefundAmount,
  { paidMinor, deliveredAtMs, months }: Pick<RefundBasis, 'paidMinor' | 'deliveredAtMs' | 'months'>,
): RefundOfPeriod {
  const days = deliveredAtMs === null ? 0 : daysBetween(deliveredAtMs, addMonths(deliveredAtMs, months));
  return { paidMinor, days, usedDays: Math.min(usedDays, days), usedMinor, feeMinor, amountMinor };
}

/** Regular: the share of used days in the days paid for. Promotional: the used days at the list price of a day. Rounded once, half up. */
function usedOf({ rule, paidMinor, months, listMonthMinor }: RefundBasis, deliveredAtMs: number, usedDays: number): number {
  if (rule === 'by-use') return shareOfDays(listMonthMinor, usedDays, daysInListMonth);
  const days = daysBetween(deliveredAtMs, addMonths(deliveredAtMs, months));
  return shareOfDays(paidMinor, Math.min(usedDays, days), days);
}

/** A change of a server that was paid. */
export interface ChangeBasis {
  readonly paidMinor: number;
  /** The whole days that it was paid for, the last ones until this instant. */
  readonly days: number;
  readonly untilMs: number;
}

/** The refund of a change at an instant, which is refunded when its server is returned: the unused days of those that it was paid for. */
export const changeRefund = ({ paidMinor, days, untilMs }: ChangeBasis, nowMs: number): RefundOfPeriod =>
  renewalRefund({ paidMinor, fromMs: untilMs - days * dayMs, untilMs }, nowMs);
