import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';

/**
 * What one server of a quote or an order costs, before a coupon, which is deducted from the whole order: every amount is the price of one
 * server times the quantity.
 */
export function priceOfEach({ configuration, lines, discounts }: Pick<Quote, 'configuration' | 'lines' | 'discounts'>): number {
  const before = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const off = discounts.reduce((sum, { kind, amountMinor }) => (kind === 'coupon' ? sum : sum + amountMinor), 0);
  return (before - off) / quantityOf(configuration);
}
