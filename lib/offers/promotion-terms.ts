import type { Discount } from '#lib/catalogue/discounts.ts';
import type { PromotionDocument } from '#lib/content/queries/promotion-query.ts';
import { windowAt, type RecurringWindow } from '#lib/content/recurring-window.ts';
import type { OfferWindow } from './window-state.ts';

/** What a promotion grants, to whom and when, without its words. */
export interface PromotionTerms {
  /** Its slug; `promotion` in an address. */
  readonly code: string;
  readonly percent: number;
  /** The billing period for which the discount is given. */
  readonly period: string;
  readonly models: readonly string[];
  /** Its first time, and whether it comes again. */
  readonly window: RecurringWindow;
  /** A person, or an account without real-name verification, may have one order of it at a time. */
  readonly onePerPerson: boolean;
}

export const promotionTerms = ({
  slug: code,
  discountPercent: percent,
  period,
  models,
  startsAt,
  endsAt,
  repeatsEveryDays,
  onePerPerson,
}: PromotionDocument): PromotionTerms => ({ code, percent, period, models, window: { startsAt, endsAt, repeatsEveryDays }, onePerPerson });

/** The running or the coming time of a promotion; the last one of a promotion that is over. */
export function promotionWindow(times: RecurringWindow, nowMs: number): OfferWindow {
  const { startsAt: startsAtMs, endsAt: endsAtMs } = windowAt(times, nowMs);
  return { startsAtMs, endsAtMs };
}

/** The instants at which the running or the coming time of one of several promotions starts or ends. */
export const promotionChanges = (times: readonly RecurringWindow[], nowMs: number): number[] =>
  times.map((each) => windowAt(each, nowMs)).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

export const promotionDiscount = ({ code, percent }: Pick<PromotionTerms, 'code' | 'percent'>): Discount => ({
  kind: 'promotion',
  code,
  percent,
});
