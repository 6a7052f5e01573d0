import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { takeOff } from '#lib/catalogue/discounts.ts';
import { imageOf } from '#lib/catalogue/on-sale.ts';
import { judgeCoupon, type CouponVerdict } from '#lib/coupons/judge-coupon.ts';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import { money } from '#lib/money/money.ts';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import { findGrant, type GrantRow } from '#services/mydoc/coupons/coupon-store.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { QuoteBody } from './quote-rules.ts';

type Grant = Pick<GrantRow, 'id' | 'terms'>;

/** A quote without its coupon's line. */
const otherDiscounts = (discounts: QuoteBody['discounts']): QuoteBody['discounts'] => discounts.filter(({ kind }) => kind !== 'coupon');

/** Whether a coupon applies to a quote, at the quote's own lines. */
export function judgeForQuote({ terms, state }: Pick<GrantRow, 'terms' | 'state'>, body: QuoteBody, catalogue: Catalogue): CouponVerdict {
  const choice = {
    kind: body.changes?.kind ?? (body.renews ? ('renewal' as const) : ('new-purchase' as const)),
    model: body.configuration.model,
    imageFamily: imageOf(catalogue, body.configuration.image)?.family ?? null,
    period: body.period,
    currency: body.currency,
    lineAmounts: body.lines.map(({ amountMinor }) => amountMinor),
    isPromotional: isPromotional(otherDiscounts(body.discounts)),
  };
  return judgeCoupon(terms, state === 'expired', choice, catalogue);
}

const sum = (amounts: readonly { readonly amountMinor: number }[]): number =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/**
 * The quote with this coupon in place of the one it had, at the same lines; null: with none. What other discounts take off stays as it is,
 * rounded for each server; the coupon takes its percentage off what is left of the whole order, rounded once.
 */
export function withCoupon(body: QuoteBody, grant: Grant | null, catalogue: Catalogue): QuoteBody {
  const { currency } = body;
  const others = otherDiscounts(body.discounts);
  const rest = money(sum(body.lines) - sum(others), currency);
  const coupons = grant ? [{ kind: 'coupon' as const, code: grant.terms.code, percent: grant.terms.discountPercent }] : [];
  const taken = takeOff([rest], currency, coupons);
  const totalMinor = taken.total.amountMinor;
  const months = catalogue.periods.find(({ code }) => code === body.period)?.months ?? 1;
  return {
    ...body,
    coupon: grant && { grant: grant.id, campaign: grant.terms.code, name: grant.terms.name },
    discounts: [
      ...others,
      ...taken.discounts.map(({ kind, code, percent, amount }) => ({ kind, code, percent, amountMinor: amount.amountMinor })),
    ],
    totalMinor,
    perMonthMinor: Number(divideHalfUp(BigInt(totalMinor), BigInt(months))),
  };
}

/** A new price with the coupon of the old quote, as far as it is free and still applies. */
export async function withSameCoupon(
  executor: Executor,
  { accountId, coupon }: { accountId: string; coupon: QuoteBody['coupon'] },
  body: QuoteBody,
  catalogue: Catalogue,
): Promise<QuoteBody> {
  const grant = coupon && (await findGrant(executor, accountId, coupon.grant));
  return grant?.state === 'available' && judgeForQuote(grant, body, catalogue).applies ? withCoupon(body, grant, catalogue) : body;
}
