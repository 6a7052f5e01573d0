/** The list of one's own orders; with an id in the query the page of that order, stored like any page and reached while the content is away. */
export const orderPage = '/product/vps-buy/order';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id that an address names; null for what is none. */
export const readOrderId = (text: unknown): string | null => (typeof text === 'string' && uuid.test(text) ? text : null);

/** Where a buyer follows an order. */
export const orderPath = (id: string): string => `${orderPage}/${id}`;

/** The same in the query of the stored page. */
export const storedOrderPath = (id: string): string => `${orderPage}?id=${id}`;

export type AskedOrder = { readonly kind: 'list' | 'unknown' } | { readonly kind: 'order'; readonly id: string };

/** What the address of the stored page asks for: the list, an order by its query, or one that cannot be. */
export function askedOrder({ search }: Pick<Location, 'search'>): AskedOrder {
  const text = new URLSearchParams(search).get('id');
  if (text === null) return { kind: 'list' };
  const id = readOrderId(text);
  return id === null ? { kind: 'unknown' } : { kind: 'order', id };
}
