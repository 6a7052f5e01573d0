import { isOpen, type TimeWindow } from '#lib/content/open-window.ts';

/** How long a page has to be seen before the promotion shows. */
export const promotionDelayMs = 30_000;

/** How long a dismissal holds. */
export const promotionRepeatMs = 24 * 60 * 60 * 1000;

/** Null: never dismissed. More than the interval has to be over. */
export const isPromotionDue = (dismissedAtMs: number | null, nowMs: number): boolean =>
  dismissedAtMs === null || nowMs - dismissedAtMs > promotionRepeatMs;

const isBelow = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);

/** Activity and coupon pages sell the same thing themselves, and who arrives has just taken it. */
const withoutOffers = ['/activity', '/ac', '/signUp', '/welcome-signup', '/activate'];

export const hidesOffers = (path: string): boolean => withoutOffers.some((section) => isBelow(path, section));

/** Choosing and paying for a server: nothing comes between. */
export const isCheckout = (path: string): boolean => isBelow(path, '/product/vps-buy');

/** The first of the offers that runs at an instant of the visitor's clock. */
export const runningOffer = <Offer extends TimeWindow>(offers: readonly Offer[], nowMs: number): Offer | null =>
  offers.find((offer) => isOpen(offer, nowMs)) ?? null;
