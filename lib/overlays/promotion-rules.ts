import { isOpen, type TimeWindow } from '#lib/content/time-window.ts';

/** How long a page has to be visible before the promotion shows. */
export const promotionDelayMs = 30_000;

/** How long a dismissal lasts. */
export const promotionRepeatMs = 24 * 60 * 60 * 1000;

/** Null: never dismissed. Otherwise more than the interval must have passed. */
const isDueAgain = (dismissedAtMs: number | null, nowMs: number): boolean =>
  dismissedAtMs === null || nowMs - dismissedAtMs > promotionRepeatMs;

const isBelow = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);

/** Activity and coupon pages sell the same thing themselves, and a new customer has just accepted it. */
const withoutOffers = ['/activity', '/ac', '/signUp', '/welcome-signup', '/activate'];

export const hidesOffers = (path: string): boolean => withoutOffers.some((section) => isBelow(path, section));

/** Choosing and paying for a server must not be interrupted. */
export const isCheckout = (path: string): boolean => isBelow(path, '/product/vps-buy');

/** What decides whether the promotion shows: what this tab knows, and when the visitor last dismissed it. */
interface PromotionMoment {
  readonly path: string;
  /** The page was visible for `promotionDelayMs`. */
  readonly seenLongEnough: boolean;
  /** In this tab or, since it was opened, in another. */
  readonly dismissed: boolean;
  /** Null: never, as far as the browser has stored. */
  readonly dismissedAtMs: number | null;
  readonly nowMs: number;
}

/** The promotion to show at a moment, the first that runs; null before its time, after a dismissal, and on pages without offers. */
export const duePromotion = <Offer extends TimeWindow>(
  offers: readonly Offer[],
  { path, seenLongEnough, dismissed, dismissedAtMs, nowMs }: PromotionMoment,
): Offer | null =>
  seenLongEnough && !dismissed && !hidesOffers(path) && isDueAgain(dismissedAtMs, nowMs) ? runningOffer(offers, nowMs) : null;

/** The first of the offers running at an instant of the visitor's clock. */
export const runningOffer = <Offer extends TimeWindow>(offers: readonly Offer[], nowMs: number): Offer | null =>
  offers.find((offer) => isOpen(offer, nowMs)) ?? null;
