import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { readOrderId } from '#lib/orders/order-address.ts';
import type { QuoteAnswer } from '../quote/use-shown-quote.ts';

/** Why there is no quote about a server. */
export type AboutRefusal =
  /** Another order about it awaits payment, or is being carried out. */
  | { readonly kind: 'unpaid' | 'under-way'; readonly order: string; readonly number: string }
  | { readonly kind: 'not-renewable' | 'not-changeable' | 'unknown' }
  /** The period is not offered any more: another one may be chosen. */
  | { readonly kind: 'period-gone' }
  /** In words, as the service says it: another choice may help. */
  | { readonly kind: 'other'; readonly text: string };

/** Another choice may help. */
export type OfChoice = Extract<AboutRefusal, { kind: 'other' | 'period-gone' }>;

export const isOfChoice = (refusal: AboutRefusal | null): refusal is OfChoice =>
  refusal?.kind === 'other' || refusal?.kind === 'period-gone';

const underWay = { renewalUnpaid: 'unpaid', changeUnderWay: 'under-way' } as const;
const impossible = { notRenewable: 'not-renewable', notChangeable: 'not-changeable', doesNotExist: 'unknown' } as const;

const isKeyOf = <Known extends object>(known: Known, key: string | null): key is keyof Known & string =>
  key !== null && Object.hasOwn(known, key);

/** What a failed call means for the page. */
export function readAboutFailure(failure: MydocFailure, notify: (refusal: AboutRefusal) => void): QuoteAnswer {
  if (failure.kind === 'login') return { state: { kind: 'log-in' } };
  if (failure.kind !== 'refused') return { state: { kind: 'unavailable' } };
  const { key, values, text } = failure;
  const order = isKeyOf(underWay, key) ? readOrderId(values.order) : null;
  if (isKeyOf(underWay, key) && order !== null) notify({ kind: underWay[key], order, number: String(values.number) });
  else if (isKeyOf(impossible, key)) notify({ kind: impossible[key] });
  else if (key === 'dataError' && failure.field === 'period') notify({ kind: 'period-gone' });
  else notify({ kind: 'other', text });
  return { state: { kind: 'failed' } };
}
