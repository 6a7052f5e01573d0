import type { Refused } from '#lib/mydoc/mydoc-client.ts';
import { readOrderId } from '#lib/orders/order-address.ts';

/** Where on the page a refusal is shown. */
export type FaultPlace = 'server' | 'price' | 'conditions' | 'terms' | 'human' | 'button';

/** What a refused order means for its page. */
export type OrderRefusal =
  /** The service has made a new quote at another price. */
  | { readonly kind: 'price'; readonly quote: string }
  /** The quote has expired, or never belonged to the logged-in account. */
  | { readonly kind: 'expired' | 'not-held' }
  /** Another version of the terms applies; null if it was not named. */
  | { readonly kind: 'terms'; readonly version: number | null }
  | { readonly kind: 'human' }
  /** This buyer cannot have it, however often they try. */
  | { readonly kind: 'ended'; readonly ended: 'sold-out' }
  /** `order`: the account's own unpaid order; null if there is none. */
  | { readonly kind: 'ended'; readonly ended: 'limited'; readonly order: { readonly id: string; readonly number: string } | null }
  | { readonly kind: 'fault'; readonly place: FaultPlace };

const places: Readonly<Record<string, FaultPlace>> = {
  noProductSelected: 'server',
  notOnSale: 'server',
  quantityWrong: 'server',
  oneServerOnly: 'server',
  tooFewLeft: 'server',
  changeNotPriced: 'server',
  changeSoldOut: 'server',
  changeTooFewLeft: 'server',
  renewalNotPriced: 'server',
  noImageSelected: 'server',
  systemDiskSizeWrong: 'server',
  dataDiskSizeWrong: 'server',
  notSoldInCurrency: 'price',
  domainNotSold: 'server',
  domainTaken: 'server',
  domainUnknown: 'server',
  conditionsNotAccepted: 'conditions',
};

/** Interprets why an order was refused. */
export function readRefusal({ key, values }: Pick<Refused, 'key' | 'values'>): OrderRefusal {
  switch (key) {
    case 'priceChanged':
      return { kind: 'price', quote: String(values.quote) };
    case 'quoteExpired':
      return { kind: 'expired' };
    case 'doesNotExist':
      return { kind: 'not-held' };
    case 'termsChanged':
      return { kind: 'terms', version: Number.isInteger(values.version) ? Number(values.version) : null };
    case 'humanVerificationNeeded':
      return { kind: 'human' };
    case 'modelSoldOut':
    case 'limitedEdition':
      return { kind: 'ended', ended: 'sold-out' };
    case 'onceOnly':
      return { kind: 'ended', ended: 'limited', order: namedOrder(values) };
    default:
      return { kind: 'fault', place: places[key ?? ''] ?? 'button' };
  }
}

function namedOrder({ order, number }: Refused['values']): { id: string; number: string } | null {
  const id = readOrderId(order);
  return id === null ? null : { id, number: typeof number === 'string' ? number : id };
}
