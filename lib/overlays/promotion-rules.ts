import { isOpen, type TimeWindow } from '#lib/content/time-window.ts';
import { dayMs } from '#lib/time/lengths.ts';

/** How long a page has to be visible before the promotion shows. */
export const promotionDelayMs = 30_000;

/** How long a dismissal lasts. */
export const promotionRepeatMs = dayMs;

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
  /** By the visitor's clock, as the dismissal was. */
  readonly nowMs: number;
  /** By the server's clock, as offers begin and end; null while it is not known. */
  readonly serverMs: number | null;
}

/** The promotion to show at a moment, the first that runs; null before its time, after a dismissal, and on pages without offers. */
export const duePromotion = <Offer extends TimeWindow>(
  offers: readonly Offer[],
  { path, seenLongEnough, dismissed, dismissedAtMs, nowMs, serverMs }: PromotionMoment,
): Offer | null =>
  seenLongEnough && !dismissed && !hidesOffers(path) && isDueAgain(dismissedAtMs, nowMs) ? runningOffer(offers, serverMs) : null;

/** The first of the offers running at an instant of the server's clock; while that is not known, the first if it always runs. */
export const runningOffer = <Offer extends TimeWindow>(offers: readonly Offer[], serverMs: number | null): Offer | null => {
  if (serverMs !== null) return offers.find((offer) => isOpen(offer, serverMs)) ?? null;
  return offers.some(hasBounds) ? null : (offers[0] ?? null);
};

/** Whether it depends on the time that an offer runs. */
export const hasBounds = ({ startsAt, endsAt }: TimeWindow): boolean => startsAt !== null || endsAt !== null;
