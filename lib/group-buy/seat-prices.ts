import type { Prices } from '#lib/content/values/prices.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { currencies } from '#lib/money/currencies.ts';
import { money } from '#lib/money/money.ts';
import { percentOf } from '#lib/money/percent-of.ts';

/** What a seat costs in each currency; null where the server is not sold in it. */
export interface SeatPrices {
  readonly group: Prices;
  readonly alone: Prices;
  /** Withheld of a refund after the group has succeeded. */
  readonly fee: Prices;
}

type Changing = { -readonly [Name in keyof Prices]: Prices[Name] };

const none = (): Changing => ({ USD: null, HKD: null, JPY: null });

/** By the catalogue, for a group that does not exist yet. */
export function seatPricesOf(server: { readonly offer: Prices; readonly list: Prices } | null, feePercent: number): SeatPrices {
  const fee = none();
  for (const currency of currencies) {
    const group = server?.offer[currency];
    if (group) fee[currency] = money(percentOf(group.amountMinor, feePercent), currency);
  }
  return { group: server?.offer ?? none(), alone: server?.list ?? none(), fee };
}

/** As the service answers them for a group. */
export function seatPricesIn({ prices }: GroupMessage['offer']): SeatPrices {
  const group = none();
  const alone = none();
  const fee = none();
  for (const { currency, groupMinor, aloneMinor, feeMinor } of prices) {
    group[currency] = money(groupMinor, currency);
    alone[currency] = money(aloneMinor, currency);
    fee[currency] = money(feeMinor, currency);
  }
  return { group, alone, fee };
}
