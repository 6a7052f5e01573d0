import type { Refused } from '#lib/mydoc/mydoc-client.ts';
import { readOrderId } from '#lib/orders/order-address.ts';

/** What a word about the order stands beside. */
export type FaultPlace = 'server' | 'price' | 'terms' | 'human' | 'button';

/** What a refused order means to its page. */
export type OrderRefusal =
  /** The service has made a new quote at another price. */
  | { readonly kind: 'price'; readonly quote: string }
  /** The quote holds no longer; or it was never one of the account that is logged in now. */
  | { readonly kind: 'expired' | 'not-held' }
  /** Another version of the terms applies; null where it was not told which. */
  | { readonly kind: 'terms'; readonly version: number | null }
  | { readonly kind: 'human' }
  /** This buyer cannot have it, however often they ask. */
  | { readonly kind: 'ended'; readonly ended: 'sold-out' }
  /** `order`: one's own order that is still to be paid; null where there is none. */
  | { readonly kind: 'ended'; readonly ended: 'limited'; readonly order: string | null }
  | { readonly kind: 'fault'; readonly place: FaultPlace };

const places: Readonly<Record<string, FaultPlace>> = {
  noProductSelected: 'server',
  notOnSale: 'server',
  noImageSelected: 'server',
  systemDiskSizeWrong: 'server',
  dataDiskSizeWrong: 'server',
  notSoldInCurrency: 'price',
};

/** Reads why an order was refused. */
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
      return { kind: 'ended', ended: 'sold-out' };
    case 'onceOnly':
    case 'limitedEdition':
      return { kind: 'ended', ended: 'limited', order: readOrderId(values.order) };
    default:
      return { kind: 'fault', place: places[key ?? ''] ?? 'button' };
  }
}
