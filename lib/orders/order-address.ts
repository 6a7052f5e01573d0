import { isUuid } from '#lib/rules/uuid.ts';

/**
 * The list of the account's orders; with an id in the query, the page of that order, static and therefore available while the CMS is not.
 */
export const orderPage = '/product/vps-buy/order';

/** The id in an address; null if it is malformed. */
export const readOrderId = (text: unknown): string | null => (typeof text === 'string' && isUuid(text) ? text : null);

/** The page on which a buyer follows an order. */
export const orderPath = (id: string): string => `${orderPage}/${id}`;

/** The receipt of an order, of which something was paid. */
export const receiptPath = (id: string): string => `${orderPath(id)}/receipt`;

/** The credit notes of an order: one for each refund. */
export const creditNotePath = (id: string): string => `${orderPath(id)}/credit-note`;

/** The query parameter of the confirmation that names the order whose server is renewed. */
const renewedParameter = 'renew';

/** Where the server of an order is renewed. */
export const renewalPath = (id: string): string => `/product/vps-buy/confirm?${renewedParameter}=${id}`;

/** The order whose server the address wants to renew; null: it is about a new server. */
export const renewedOrder = (search: string): string | null => readOrderId(new URLSearchParams(search).get(renewedParameter));

/** The query parameters of the confirmation that name the order whose server is changed, and how: absent, it becomes another size. */
const changedParameter = 'change';
const howParameter = 'how';

type ChangeKind = 'upgrade' | 'expansion';

/** Where the server of an order is changed. */
export const changePath = (id: string, kind: ChangeKind): string =>
  `/product/vps-buy/confirm?${changedParameter}=${id}${kind === 'upgrade' ? '' : `&${howParameter}=${kind}`}`;

/** The order whose server the address wants to change; null: it is about something else. */
export function changedOrder(search: string): { readonly order: string; readonly kind: ChangeKind } | null {
  const query = new URLSearchParams(search);
  const order = readOrderId(query.get(changedParameter));
  return order === null ? null : { order, kind: query.get(howParameter) === 'expansion' ? 'expansion' : 'upgrade' };
}

/** The page of an order as a query of the static page. */
export const orderQueryPath = (id: string): string => `${orderPage}?id=${id}`;

export type AskedOrder = { readonly kind: 'list' | 'unknown' } | { readonly kind: 'order'; readonly id: string };

/** What the static page's address requests: the list, the order in its query, or a malformed id. */
export function askedOrder({ search }: Pick<Location, 'search'>): AskedOrder {
  const text = new URLSearchParams(search).get('id');
  if (text === null) return { kind: 'list' };
  const id = readOrderId(text);
  return id === null ? { kind: 'unknown' } : { kind: 'order', id };
}
