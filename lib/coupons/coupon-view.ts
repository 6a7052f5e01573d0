import type { CouponDocument } from '#lib/content/queries/coupon-query.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { windowState, type OfferWindow } from '#lib/offers/window-state.ts';
import type { CouponKind, CouponRule, CouponScene } from '#lib/rules/campaigns/coupon-kinds.ts';

export const couponCentrePath = '/ac/coupon';

/** The products or periods of a coupon, by name; no names for `all`. */
interface RangeView {
  readonly rule: CouponRule;
  readonly names: readonly string[];
}

/** A coupon as its card shows it. */
export interface CouponView {
  readonly code: string;
  readonly kind: CouponKind;
  readonly scene: CouponScene;
  readonly name: string;
  readonly percent: number;
  readonly minimumSpend: Prices;
  readonly products: RangeView;
  readonly periods: RangeView;
  readonly notForWindows: boolean;
  readonly validityDays: number;
  readonly perPersonLimit: number;
  /** Coupons issued in total; 0 when all are claimed. */
  readonly stock: number;
  readonly newcomersOnly: boolean;
  readonly window: OfferWindow;
}

/** Null if it has no name in the language. */
export function couponView(document: CouponDocument, language: Language): CouponView | null {
  const name = document.name[language];
  if (name === null) return null;
  const { code, kind, scene, discountPercent: percent, minimumSpend, validityDays, perPersonLimit, stock } = document;
  const { notForWindows, newcomersOnly, startsAt, endsAt } = document;
  const window = { startsAtMs: startsAt, endsAtMs: endsAt };
  const range = rangesIn(document, language);
  return {
    code,
    kind,
    scene,
    name,
    percent,
    minimumSpend,
    ...range,
    validityDays,
    perPersonLimit,
    stock,
    notForWindows,
    newcomersOnly,
    window,
  };
}

/** The names of what a coupon is for, in a language; a term without a name there is named by its code. */
export function rangesIn(
  { products, periods }: Pick<CouponDocument, 'products' | 'periods'>,
  language: Language,
): Pick<CouponView, 'products' | 'periods'> {
  const nameOf = ({ code, name }: CouponDocument['periods']['periods'][number]): string => name[language] ?? code;
  const productNames = [...[...products.families, ...products.series].map(nameOf), ...products.models.map(({ code }) => code)];
  return {
    products: { rule: products.rule, names: products.rule === 'all' ? [] : productNames },
    periods: { rule: periods.rule, names: periods.rule === 'all' ? [] : periods.periods.map(nameOf) },
  };
}

export type CouponState = 'open' | 'not-started' | 'ended' | 'exhausted';

const statesOfWindow = { coming: 'not-started', running: 'open', ended: 'ended' } as const;

/** The state of a coupon, checked in the order in which a claim is refused: not started, ended, exhausted. */
export function couponState({ window, stock }: Pick<CouponView, 'window' | 'stock'>, nowMs: number): CouponState {
  const state = statesOfWindow[windowState(window, nowMs)];
  return state === 'open' && stock === 0 ? 'exhausted' : state;
}
