import type { Discount } from '#lib/catalogue/discounts.ts';
import { price, type PriceLine, type PriceRefusal } from '#lib/catalogue/price.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import type { PromotionOutcome, Quote, WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { ServerSetup } from '#lib/contracts/server-setup.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { judgePromotion, type IsSoldOut } from '#lib/offers/judge-promotion.ts';
import { promotionDiscount, type PromotionTerms } from '#lib/offers/promotion-terms.ts';
import { purchaseFault, type LeftOf } from '#lib/purchase/check-purchase.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { StockRow } from '../stock/stock-store.ts';

export interface QuoteRequest {
  readonly configuration: WireConfiguration;
  readonly period: string;
  readonly currency: Currency;
  /** The code of a promotion. */
  readonly promotion?: string | undefined;
  /** Checked already; null or absent: nothing was chosen. */
  readonly setup?: ServerSetup | null | undefined;
  /** The terms of a group, instead of a promotion: never from a browser. */
  readonly group?: { readonly code: string; readonly percent: number } | undefined;
}

/** A quote's contents, without what storing it adds. */
export type QuoteBody = Omit<Quote, 'id' | 'expiresAt' | 'hasPassword' | 'listMonthMinor'> & { readonly listMonthMinor: number };

interface PricingContext {
  readonly catalogue: Catalogue;
  readonly catalogueHash: string;
  readonly stock: readonly StockRow[];
  readonly promotions: readonly PromotionTerms[];
  /** The database's clock. */
  readonly nowMs: number;
}

/** Whether nothing is left of a model in a region; what is not counted is not sold out. */
export const soldOutIn =
  (stock: readonly StockRow[]): IsSoldOut =>
  (region, model) =>
    stock.some((row) => row.region === region && row.model === model && row.remaining === 0);

/** How many are left of a model in a region; null: it is not counted. */
export const leftIn =
  (stock: readonly StockRow[]): LeftOf =>
  (region, model) =>
    stock.find((row) => row.region === region && row.model === model)?.remaining ?? null;

/** Prices a request, or names what is wrong with it by key; never falls back to something cheaper. */
export function makeQuote(request: QuoteRequest, context: PricingContext): { readonly ok: true; readonly body: QuoteBody } | Refusal {
  const { configuration, period, currency } = request;
  const { catalogue, catalogueHash, stock } = context;
  const fault = purchaseFault(catalogue, configuration, leftIn(stock));
  if (fault)
    return refused(fault.key, { field: `params.configuration.${fault.field}`, ...(fault.values ? { values: { ...fault.values } } : {}) });
  const { promotion, discounts } = promotionOf(request, context, soldOutIn(stock));
  const result = price(catalogue, configuration, period, currency, discounts);
  if (!result.ok) return refused(...refusalOf(result.reason));
  const body: QuoteBody = {
    configuration,
    period,
    currency,
    lines: quotedLines(result.lines),
    discounts: result.discounts.map(({ kind, code, percent, amount }) => ({ kind, code, percent, amountMinor: amount.amountMinor })),
    promotion,
    coupon: null,
    renews: null,
    listMonthMinor: listMonth(catalogue, request),
    totalMinor: result.total.amountMinor,
    perMonthMinor: result.perMonth.amountMinor,
    renewalMinor: result.renewal.amountMinor,
    catalogueHash,
    ...(request.setup ? { setup: request.setup } : {}),
  };
  return { ok: true, body };
}

/** A promotion of which a person has one order is for one server; null: the limit does not apply. */
export const oneServerOnly = ({ configuration, promotion }: Pick<QuoteBody, 'configuration' | 'promotion'>): Refusal | null =>
  promotion?.state === 'applies' && promotion.onePerPerson && quantityOf(configuration) > 1
    ? refused('oneServerOnly', { field: 'params.configuration.quantity' })
    : null;

/** The lines of a price as a quote has them. */
export const quotedLines = (lines: readonly PriceLine[]): QuoteBody['lines'] =>
  lines.map(({ kind, code, quantity, amount }) => ({ kind, code, quantity, amountMinor: amount.amountMinor }));

/** What becomes of the promotion that was asked for, or of the group. */
function promotionOf(
  { configuration: { region, model }, period, promotion: code, group }: QuoteRequest,
  { promotions, nowMs }: PricingContext,
  isSoldOut: IsSoldOut,
): { promotion: PromotionOutcome | null; discounts: Discount[] } {
  if (group) return { promotion: null, discounts: [{ kind: 'group', ...group }] };
  if (code === undefined) return { promotion: null, discounts: [] };
  const terms = promotions.find((each) => each.code === code) ?? null;
  const { state, misfits } = judgePromotion(terms, { region, model, period }, nowMs, isSoldOut);
  return {
    promotion: { code, state, misfits: [...misfits], onePerPerson: terms?.onePerPerson ?? false },
    discounts: terms && state === 'applies' ? [promotionDiscount(terms)] : [],
  };
}

/** The list price of one month of all servers, in minor units. @throws if it is not sold. */
function listMonth(catalogue: Catalogue, { configuration, currency }: QuoteRequest): number {
  const month = { code: '', name: { en: '', zh: '', ja: '' }, months: 1, discountPercent: 0, order: 0 };
  const result = price({ ...catalogue, periods: [month] }, configuration, month.code, currency);
  if (!result.ok) throw new Error(`no monthly price: ${result.reason}`);
  return result.total.amountMinor;
}

function refusalOf(reason: PriceRefusal): Parameters<typeof refused> {
  switch (reason) {
    case 'not-sold-in-currency':
      return ['notSoldInCurrency', { field: 'params.currency' }];
    case 'unknown-period':
      return ['dataError', { field: 'params.period' }];
    case 'unknown-traffic':
      return ['dataError', { field: 'params.configuration.traffic' }];
    case 'not-on-sale':
    case 'not-sold-in-region':
    case 'unknown-model':
    case 'unknown-region':
      return ['notOnSale', { field: 'params.configuration.model' }];
    case 'quantity-out-of-range':
      return ['quantityWrong', { field: 'params.configuration.quantity', values: { ...serversPerOrder } }];
    case 'unknown-disk':
    case 'disk-out-of-range':
    case 'too-many-disks':
      return ['dataError', { field: 'params.configuration.disk' }];
  }
}
