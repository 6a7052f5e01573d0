import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { formatGib } from '#lib/format/format-number.ts';
import type { Language } from '#lib/language/languages.ts';
import { discountFigure } from '#lib/money/discount-figure.ts';
import { outboundText } from '#lib/catalogue/server-facts.ts';
import { sizeName } from '../plan-rows.ts';

export interface NamedLine {
  readonly kind: 'model' | 'disk' | 'data-disk' | 'traffic';
  readonly code: string;
  readonly quantity: number;
}

type BillWord =
  | 'summary.times'
  | 'summary.server'
  | 'summary.bootDisk'
  | 'summary.dataDisk'
  | 'summary.transfer'
  | 'promotion.line'
  | 'promotion.groupLine';

/** A text of the area `purchase` with its gaps filled. */
export type SayOnBill = (key: BillWord, values: Readonly<Record<string, string>>) => string;

/** The label of a price line, in the configurator, a quote, an order, its e-mails and its receipt: of several servers with their number. */
export function lineName(line: NamedLine, catalogue: Pick<Catalogue, 'diskTypes' | 'trafficPlans'>, say: SayOnBill, servers = 1): string {
  const what = nameOf(line, catalogue, say);
  return servers === 1 ? what : say('summary.times', { count: String(servers), what });
}

function nameOf(
  { kind, code, quantity }: NamedLine,
  { diskTypes, trafficPlans }: Pick<Catalogue, 'diskTypes' | 'trafficPlans'>,
  say: SayOnBill,
): string {
  const size = (): string => `${formatGib(quantity)} ${diskTypes.find((disk) => disk.code === code)?.label ?? code}`;
  switch (kind) {
    case 'model':
      return say('summary.server', { size: sizeName(code) });
    case 'disk':
      return say('summary.bootDisk', { size: size() });
    case 'data-disk':
      return say('summary.dataDisk', { size: size() });
    case 'traffic':
      return say('summary.transfer', { amount: outboundText(trafficPlans.find((plan) => plan.code === code)?.outboundGb ?? 0) });
  }
}

interface KnownNames {
  readonly promotions: readonly { readonly code: string; readonly name: string }[];
  readonly coupon: Quote['coupon'];
  readonly language: Language;
}

/**
 * The label of a discount's line, in the same places: a promotion by its name, a coupon by the one that it was given under, with its
 * percentage, and the price of a group. One whose name is not known is named by its code. A promotion's percentage is of the list price: a
 * page may name only the one of the price before (docs/contracts/price-claims.md), and the line has the amount.
 */
export function discountName({ kind, code, percent }: Discount, { promotions, coupon, language }: KnownNames, say: SayOnBill): string {
  const given = coupon?.name?.[language] ?? coupon?.name?.en;
  if (kind === 'promotion') return promotions.find((promotion) => promotion.code === code)?.name ?? code;
  const figure = discountFigure(percent, language);
  return kind === 'group' ? say('promotion.groupLine', { figure }) : say('promotion.line', { name: given ?? code, figure });
}
