import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountName, lineName } from '#lib/purchase/words/bill-names.ts';
import type { OrderContent } from './order-content.ts';
import type { StoredOrder } from './order-row.ts';
import type { SayOfOrder } from './order-words.ts';

export interface BillLine {
  readonly name: string;
  readonly amountMinor: number;
}

/** The lines of an order as they were charged, and its discounts, each in words. */
export function billOf(
  terms: StoredOrder['row']['body'],
  { catalogue, promotions }: Pick<OrderContent, 'catalogue' | 'promotions'>,
  language: Language,
  say: SayOfOrder,
): { readonly lines: readonly BillLine[]; readonly discounts: readonly BillLine[] } {
  if (terms.domain) {
    const name = say('domain.line', { name: terms.domain.shown });
    return { lines: terms.lines.map(({ amountMinor }) => ({ name, amountMinor })), discounts: [] };
  }
  const { lines, discounts, coupon, configuration } = terms;
  const named = promotions.flatMap(({ code, title }) => {
    const name = title[language];
    return name === null ? [] : [{ code, name }];
  });
  return {
    lines: lines.map((line) => ({
      name: lineName(line, catalogue, (key, values) => say(`purchase:${key}`, values), quantityOf(configuration)),
      amountMinor: line.amountMinor,
    })),
    discounts: discounts.map((discount) => ({
      name: discountName(discount, { promotions: named, coupon, language }, (key, values) => say(`purchase:${key}`, values)),
      amountMinor: -discount.amountMinor,
    })),
  };
}
