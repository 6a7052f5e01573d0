import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Configuration, ImageChoice } from '#lib/catalogue/configuration.ts';
import { imageOf, soldTrafficPlans } from '#lib/catalogue/on-sale.ts';
import { price } from '#lib/catalogue/price.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { CouponTerms } from './coupon-terms.ts';
import { judgeCoupon } from './judge-coupon.ts';

/** A choice that a coupon was judged for. */
export interface CuredChoice {
  readonly configuration: Configuration & { readonly image?: ImageChoice | null };
  readonly period: string;
  readonly currency: Currency;
  readonly isPromotional: boolean;
}

/** One change of a choice with which a coupon applies. */
export type CouponCure =
  | { readonly kind: 'without-promotion' }
  /** One of our images of another family than the chosen one. */
  | { readonly kind: 'image'; readonly image: string }
  | { readonly kind: 'period'; readonly period: string }
  | { readonly kind: 'traffic'; readonly traffic: string }
  /** The boot disk in another size. */
  | { readonly kind: 'disk'; readonly sizeGib: number }
  | { readonly kind: 'model'; readonly model: string };

/** The choice with the change taken. */
export function takeCure(choice: CuredChoice, cure: CouponCure): CuredChoice {
  switch (cure.kind) {
    case 'without-promotion':
      return { ...choice, isPromotional: false };
    case 'image':
      return { ...choice, configuration: { ...choice.configuration, image: { kind: 'image', code: cure.image } } };
    case 'period':
      return { ...choice, period: cure.period };
    case 'traffic':
      return { ...choice, configuration: { ...choice.configuration, traffic: cure.traffic } };
    case 'disk':
      return { ...choice, configuration: { ...choice.configuration, disk: { ...choice.configuration.disk, sizeGib: cure.sizeGib } } };
    case 'model':
      return { ...choice, configuration: { ...choice.configuration, model: cure.model } };
  }
}

/**
 * Every single change but of the disk's size, in the order in which equals are preferred. `canBuy`: whether a model can be bought as
 * configured. The currency is no part of a choice that a coupon should change, and data disks are what the buyer needs.
 */
export const possibleCures = (
  catalogue: Catalogue,
  { configuration, period, isPromotional }: CuredChoice,
  canBuy: (model: string) => boolean,
): CouponCure[] => [
  ...(isPromotional ? [{ kind: 'without-promotion' as const }] : []),
  ...otherImages(catalogue, configuration).map((image) => ({ kind: 'image' as const, image })),
  ...catalogue.periods.filter(({ code }) => code !== period).map(({ code }) => ({ kind: 'period' as const, period: code })),
  ...soldTrafficPlans(catalogue, configuration.region)
    .filter(({ code }) => code !== configuration.traffic)
    .map(({ code }) => ({ kind: 'traffic' as const, traffic: code })),
  ...catalogue.models
    .filter(({ code }) => code !== configuration.model && canBuy(code))
    .map(({ code }) => ({ kind: 'model' as const, model: code })),
];

/** Images of another family than the chosen one, as far as the boot disk holds them. */
function otherImages(catalogue: Catalogue, { image, disk }: CuredChoice['configuration']): string[] {
  const chosen = imageOf(catalogue, image ?? null);
  if (!chosen) return [];
  return catalogue.images
    .filter(({ family, minDiskGib }) => family !== chosen.family && minDiskGib <= disk.sizeGib)
    .map(({ code }) => code);
}

/** What the changed choice costs before the coupon; null if the coupon does not apply to it, or it is not sold. */
function costOf(terms: CouponTerms, choice: CuredChoice, catalogue: Catalogue): number | null {
  const priced = price(catalogue, choice.configuration, choice.period, choice.currency);
  if (!priced.ok) return null;
  const lineAmounts = priced.lines.map(({ amount }) => amount.amountMinor);
  const { currency, period, isPromotional, configuration } = choice;
  const { model, image } = configuration;
  const imageFamily = imageOf(catalogue, image ?? null)?.family ?? null;
  const verdict = judgeCoupon(
    terms,
    false,
    { kind: 'new-purchase', model, imageFamily, period, currency, lineAmounts, isPromotional },
    catalogue,
  );
  return verdict.applies ? priced.subtotal.amountMinor : null;
}

/** The least that the boot disk has to grow for the coupon to apply: a larger one is never cheaper. */
function grownDisk(terms: CouponTerms, choice: CuredChoice, catalogue: Catalogue): CouponCure[] {
  const { disk } = choice.configuration;
  const type = catalogue.diskTypes.find(({ code }) => code === disk.type);
  const at = (sizeGib: number): CouponCure => ({ kind: 'disk', sizeGib });
  const applies = (sizeGib: number): boolean => costOf(terms, takeCure(choice, at(sizeGib)), catalogue) !== null;
  let [enough, tooSmall] = [type?.maxGib ?? disk.sizeGib, disk.sizeGib];
  if (enough <= tooSmall || !applies(enough)) return [];
  while (enough - tooSmall > 1) {
    const middle = Math.floor((enough + tooSmall) / 2);
    if (applies(middle)) enough = middle;
    else tooSmall = middle;
  }
  return [at(enough)];
}

/**
 * The nearest change with which the coupon applies: the one whose price is closest to the present one, at the list price. Null if no single
 * change helps. `canBuy`: whether a model can be bought as configured; one that is sold out does not help.
 */
export function findCure(
  terms: CouponTerms,
  choice: CuredChoice,
  catalogue: Catalogue,
  canBuy: (model: string) => boolean,
): CouponCure | null {
  const now = price(catalogue, choice.configuration, choice.period, choice.currency);
  const nowMinor = now.ok ? now.subtotal.amountMinor : 0;
  let nearest: { cure: CouponCure; distance: number } | null = null;
  for (const cure of [...possibleCures(catalogue, choice, canBuy), ...grownDisk(terms, choice, catalogue)]) {
    const cost = costOf(terms, takeCure(choice, cure), catalogue);
    const distance = cost === null ? null : Math.abs(cost - nowMinor);
    if (distance !== null && (nearest === null || distance < nearest.distance)) nearest = { cure, distance };
  }
  return nearest?.cure ?? null;
}
