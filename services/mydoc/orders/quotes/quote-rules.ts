import { price, type PriceRefusal } from '#lib/catalogue/price.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Quote, WireConfiguration } from '#lib/contracts/calls/purchase-calls.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { purchaseFault } from '#lib/purchase/check-purchase.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { StockRow } from '../stock/stock-store.ts';

export interface QuoteRequest {
  readonly configuration: WireConfiguration;
  readonly period: string;
  readonly currency: Currency;
}

/** A quote's contents, without what storing it adds. */
export type QuoteBody = Omit<Quote, 'id' | 'expiresAt' | 'hasPassword'>;

interface PricingContext {
  readonly catalogue: Catalogue;
  readonly catalogueHash: string;
  readonly stock: readonly StockRow[];
}

/** Prices a request, or names what is wrong with it by key; never falls back to something cheaper. */
export function makeQuote(
  { configuration, period, currency }: QuoteRequest,
  { catalogue, catalogueHash, stock }: PricingContext,
): { readonly ok: true; readonly body: QuoteBody } | Refusal {
  const isSoldOut = (region: string, model: string): boolean =>
    stock.some((row) => row.region === region && row.model === model && row.remaining === 0);
  const fault = purchaseFault(catalogue, configuration, isSoldOut);
  if (fault)
    return refused(fault.key, { field: `params.configuration.${fault.field}`, ...(fault.values ? { values: { ...fault.values } } : {}) });
  const result = price(catalogue, configuration, period, currency);
  if (!result.ok) return refused(...refusalOf(result.reason));
  const body: QuoteBody = {
    configuration,
    period,
    currency,
    lines: result.lines.map(({ kind, code, quantity, amount }) => ({ kind, code, quantity, amountMinor: amount.amountMinor })),
    discounts: result.discounts.map(({ code, percent, amount }) => ({ code, percent, amountMinor: amount.amountMinor })),
    totalMinor: result.total.amountMinor,
    perMonthMinor: result.perMonth.amountMinor,
    renewalMinor: result.renewal.amountMinor,
    catalogueHash,
  };
  return { ok: true, body };
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
    case 'unknown-disk':
    case 'disk-out-of-range':
    case 'too-many-disks':
      return ['dataError', { field: 'params.configuration.disk' }];
  }
}
