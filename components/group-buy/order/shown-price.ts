import { money } from '#lib/money/money.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { SeatOffer } from './seat-offer.ts';
import type { ChangedPrice } from './seat-refusal.ts';

/** The price that the service named when it refused the one that the page had. */
export interface NamedPrice {
  readonly price: ChangedPrice;
  readonly currency: Currency;
  readonly insteadOf: Pick<ChangedPrice, 'totalMinor' | 'feeMinor'>;
}

/** The price and the fee of a seat in a currency; null where it is not sold in it. */
export function shownPrice({ prices }: SeatOffer, currency: Currency): NamedPrice['insteadOf'] | null {
  const total = prices.group[currency];
  const fee = prices.fee[currency];
  return total && fee && { totalMinor: total.amountMinor, feeMinor: fee.amountMinor };
}

/** The offer with the price that the service named, until the page has read another one. */
export function withNamedPrice(offer: SeatOffer, named: NamedPrice | null): SeatOffer {
  const shown = named && shownPrice(offer, named.currency);
  if (!shown || shown.totalMinor !== named.insteadOf.totalMinor || shown.feeMinor !== named.insteadOf.feeMinor) return offer;
  const { currency, price } = named;
  const { group, alone, fee } = offer.prices;
  return {
    ...offer,
    feePercent: price.feePercent,
    prices: {
      group: { ...group, [currency]: money(price.totalMinor, currency) },
      alone: { ...alone, [currency]: money(price.aloneMinor, currency) },
      fee: { ...fee, [currency]: money(price.feeMinor, currency) },
    },
  };
}
