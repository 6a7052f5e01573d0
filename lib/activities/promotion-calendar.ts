import { nextStart } from '#lib/content/recurring-window.ts';
import type { PromotionDocument } from '#lib/content/queries/promotion-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { promotionWindow } from '#lib/offers/promotion-terms.ts';
import type { OfferWindow } from '#lib/offers/window-state.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { commonPercents, type CommonPercents, type PriceClaims } from '#lib/price-history/price-claims.ts';
import { activityPath } from './activity-paths.ts';

/** A promotion in a list of promotions. */
export interface PromotionEntry {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly lead: string | null;
  /** What may be said of all its prices together, while it runs. */
  readonly percents: CommonPercents;
  /** The running or the coming time; the last one of a promotion that is over. */
  readonly window: OfferWindow;
  /** The time after that; null if it does not come again. */
  readonly next: OfferWindow | null;
}

type Timed = Pick<PromotionDocument, 'startsAt' | 'endsAt' | 'repeatsEveryDays'>;

/** When a promotion comes again after its running or coming time; null if it does not. */
export function nextWindowOf(promotion: Timed, nowMs: number): OfferWindow | null {
  const next = nextStart(promotion, nowMs);
  return next === null ? null : promotionWindow(promotion, next);
}

/** The prices of each promotion's servers, by its id. */
type Offered = ReadonlyMap<string, readonly { readonly offer: Prices; readonly claims: PriceClaims }[]>;

/** The promotions with a title in a language, earliest start first. */
export function promotionCalendar(
  promotions: readonly PromotionDocument[],
  language: Language,
  nowMs: number,
  offered: Offered,
): PromotionEntry[] {
  return promotions
    .flatMap((promotion) => {
      const title = promotion.title[language];
      if (title === null) return [];
      const { slug, lead } = promotion;
      const percents = commonPercents((offered.get(promotion._id) ?? []).map(({ offer: prices, claims }) => ({ prices, claims })));
      const window = promotionWindow(promotion, nowMs);
      const next = nextWindowOf(promotion, nowMs);
      return [{ slug, href: activityPath(slug), title, lead: lead[language], percents, window, next }];
    })
    .toSorted((one, other) => one.window.startsAtMs - other.window.startsAtMs || one.window.endsAtMs - other.window.endsAtMs);
}

/** The position of a window between the first start and the last end of a calendar, as fractions from 0 to 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface CalendarScale {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** From the first day of the month of the earliest start to the first day after the latest end (UTC). */
export function calendarScale(windows: readonly OfferWindow[]): CalendarScale | null {
  if (windows.length === 0) return null;
  const first = new Date(Math.min(...windows.map(({ startsAtMs }) => startsAtMs)));
  const last = new Date(Math.max(...windows.map(({ endsAtMs }) => endsAtMs)) - 1);
  return {
    startsAtMs: Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1),
    endsAtMs: Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1),
  };
}

export function stretchOf({ startsAtMs, endsAtMs }: OfferWindow, scale: CalendarScale): Stretch {
  const wholeMs = scale.endsAtMs - scale.startsAtMs;
  const share = (atMs: number): number => Math.min(1, Math.max(0, (atMs - scale.startsAtMs) / wholeMs));
  return { from: share(startsAtMs), to: share(endsAtMs) };
}

const ticksAtMost = 24;

/** The first instants of the months of a calendar, UTC; every month, or every third if there are many. */
export function monthStarts({ startsAtMs, endsAtMs }: CalendarScale): number[] {
  const first = new Date(startsAtMs);
  const starts: number[] = [];
  for (let month = 0; starts.length < 240; month += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
    if (at >= endsAtMs) break;
    starts.push(at);
  }
  return starts.length > ticksAtMost ? starts.filter((_start, index) => index % 3 === 0) : starts;
}
