import { z } from 'zod';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress, type Fallback } from '#lib/catalogue/read-purchase-address.ts';
import { promotionStates } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { discountKinds } from '#lib/money/discount-kinds.ts';
import { judgePromotion } from '#lib/offers/judge-promotion.ts';
import { promotionDiscount, type PromotionTerms } from '#lib/offers/promotion-terms.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { publicPrices, toPublicPrices } from './public-amounts.ts';

const disk = z.object({ type: z.string(), sizeGib: z.int() });

/** The price of a server, or of several, for the first period: `GET /api/catalogue/quote`. Documented in docs/contracts/public-api.md. */
export const publicQuote = z.object({
  configuration: z.object({
    region: z.string(),
    model: z.string(),
    disk,
    dataDisks: z.array(disk),
    transfer: z.string(),
    bandwidthMbps: z.int(),
    period: z.string(),
    months: z.int(),
    /** How many of this server: all amounts but `each` are for all of them. */
    quantity: z.int(),
  }),
  /** `quantity`: of sizes and plans, or GiB of a disk, in all servers together, as their prices are. */
  lines: z.array(
    z.object({ kind: z.enum(['model', 'disk', 'data-disk', 'traffic']), code: z.string(), quantity: z.int(), prices: publicPrices }),
  ),
  /** The amounts are negative. */
  discounts: z.array(z.object({ kind: z.enum(discountKinds), code: z.string(), percent: z.number(), prices: publicPrices })),
  total: publicPrices,
  /** The price of one server: `total` is this times their number. */
  each: publicPrices,
  perMonth: publicPrices,
  renewal: publicPrices,
  /** What became of the promotion that was named; null if none was. */
  promotion: z.object({ code: z.string(), state: z.enum(promotionStates) }).nullable(),
  /** Where a person configures and orders exactly this. */
  address: z.string(),
});

export type PublicQuote = z.infer<typeof publicQuote>;

/** Why there is no quote. */
export interface QuoteProblems {
  readonly problem: 'parameters' | 'not-sold';
  /** What the address asked for and cannot have. */
  readonly parameters: readonly Fallback[];
}

export interface QuoteSources {
  readonly catalogue: Catalogue;
  readonly promotions: readonly PromotionTerms[];
  readonly isSoldOut: (region: string, model: string) => boolean;
  /** If the address names none. */
  readonly region: string | null;
  readonly siteUrl: string;
  readonly nowMs: number;
}

/**
 * The quote for the query of a configurator's address, by the calculation of every page. Where a page falls back to another choice
 * and says so, a program gets the problems and no price.
 */
export function toPublicQuote(query: URLSearchParams, sources: QuoteSources): PublicQuote | QuoteProblems {
  const { catalogue, siteUrl } = sources;
  const read = readPurchaseAddress(query, catalogue, sources.region);
  if (!read) return { problem: 'not-sold', parameters: [] };
  if (read.fallbacks.length > 0) return { problem: 'parameters', parameters: read.fallbacks };
  const { configuration } = read;
  const promotion = judged(configuration, sources);
  const quantity = quantityOf(configuration);
  // one of an offer for each person: the page sells one, and says so
  if (promotion?.isOnce && quantity > 1)
    return { problem: 'parameters', parameters: [{ parameter: 'quantity', given: String(quantity), problem: 'contradicts' }] };
  const price = estimate(catalogue, configuration, promotion?.discounts);
  const months = catalogue.periods.find(({ code }) => code === configuration.period)?.months;
  if (!price || months === undefined) return { problem: 'not-sold', parameters: [] };
  const { region, model, disk: bootDisk, dataDisks, traffic, bandwidthMbps, period } = configuration;
  return {
    configuration: { region, model, disk: bootDisk, dataDisks: [...dataDisks], transfer: traffic, bandwidthMbps, period, months, quantity },
    lines: price.lines.map((line) => ({ ...line, quantity: line.quantity * quantity, prices: toPublicPrices(line.prices) })),
    discounts: price.discounts.map((discount) => ({ ...discount, prices: toPublicPrices(discount.prices) })),
    total: toPublicPrices(price.total),
    each: toPublicPrices(price.each),
    perMonth: toPublicPrices(price.perMonth),
    renewal: toPublicPrices(price.renewal),
    promotion: promotion && { code: promotion.code, state: promotion.state },
    address: `${siteUrl}${purchasePath(configuration, catalogue)}`,
  };
}

function judged(configuration: PurchaseConfiguration, { promotions, nowMs, isSoldOut }: QuoteSources) {
  const { promotion: code } = configuration;
  if (code === null) return null;
  const terms = promotions.find((each) => each.code === code) ?? null;
  const { state } = judgePromotion(terms, configuration, nowMs, isSoldOut);
  const applied = terms && state === 'applies' ? terms : null;
  return { code, state, isOnce: applied?.onePerPerson ?? false, discounts: applied ? [promotionDiscount(applied)] : [] };
}
