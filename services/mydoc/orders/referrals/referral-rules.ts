import type { ReferralVerdict } from '#lib/contracts/referral-verdicts.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { netMinor, type Order } from '../order-machine.ts';
import type { ServerTerms } from '../order-terms.ts';

/** Whether an affiliate earns by an order: not by a trial, nor at a promotion's price, nor where nothing is paid. */
export function earnsCommission(
  { configuration, discounts, totalMinor }: Pick<ServerTerms, 'configuration' | 'discounts' | 'totalMinor'>,
  { models }: Pick<Catalogue, 'models'>,
): boolean {
  const isTrial = models.some(({ code, trial }) => code === configuration.model && trial);
  return totalMinor > 0 && !isTrial && !isPromotional(discounts);
}

const askedForDays = 90;

/** When an order is reported again whose buyer was not verified, epoch ms: a day later, for 90 days after the payment; null: no more. */
export const asksAgainAt = (verdict: ReferralVerdict, { paidMs, nowMs }: { paidMs: number; nowMs: number }): number | null =>
  verdict === 'buyer-unverified' && nowMs + dayMs <= paidMs + askedForDays * dayMs ? nowMs + dayMs : null;

/** Whether the account centre has to hear of an order's referral: its server runs now, or less of what was paid for it is kept. */
export const changesCommission = (before: Order, after: Order): boolean =>
  before.state === 'active' ? netMinor(after) < netMinor(before) : after.state === 'active';
