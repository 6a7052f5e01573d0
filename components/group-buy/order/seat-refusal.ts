// zod/mini: the page of a group loads this
import * as z from 'zod/mini';
import type { Refused } from '#lib/mydoc/mydoc-client.ts';

const amount = z.int().check(z.nonnegative());

/** Minor units of the currency of the order. */
const changedPrice = z.object({ totalMinor: amount, aloneMinor: amount, feeMinor: amount, feePercent: z.number() });

export type ChangedPrice = z.infer<typeof changedPrice>;

/** The parts of the form that a refusal can be about, by the ids of their sections. */
export type SeatPart = 'image' | 'password' | 'host-name' | 'user-data';

/** What a refused seat means for its form. */
export type SeatRefusal =
  /** Another version of the terms applies; null if it was not named. */
  | { readonly kind: 'terms'; readonly version: number | null }
  /** The account has a seat in this group of the offer. */
  | { readonly kind: 'taken'; readonly group: string }
  | { readonly kind: 'fault'; readonly part: SeatPart }
  /** Another price holds. */
  | { readonly kind: 'price'; readonly price: ChangedPrice }
  /** The group or the offer is no longer what the page shows, or the account may not. */
  | { readonly kind: 'moved' };

/** Interprets why a seat was refused. */
export function readSeatRefusal({ key, values }: Pick<Refused, 'key' | 'values'>): SeatRefusal {
  switch (key) {
    case 'termsChanged':
      return { kind: 'terms', version: Number.isInteger(values.version) ? Number(values.version) : null };
    case 'noImageSelected':
      return { kind: 'fault', part: 'image' };
    case 'hostNameWrong':
      return { kind: 'fault', part: 'host-name' };
    case 'userDataNotForImage':
    case 'userDataWrong':
    case 'userDataNotYaml':
      return { kind: 'fault', part: 'user-data' };
    case 'serverPasswordWrong':
    case 'sshKeysNotForImage':
    case 'sshKeyPrivate':
    case 'sshKeyWrong':
    case 'sshKeyTwice':
      return { kind: 'fault', part: 'password' };
    case 'groupPriceChanged': {
      const price = changedPrice.safeParse(values);
      return price.success ? { kind: 'price', price: price.data } : { kind: 'moved' };
    }
    case 'onceOnly':
      return typeof values.group === 'string' ? { kind: 'taken', group: values.group } : { kind: 'moved' };
    default:
      return { kind: 'moved' };
  }
}
