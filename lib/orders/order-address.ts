/** The page of an order, its id in the query: stored like any page, and reached while the content is away. */
export const orderPage = '/product/vps-buy/order';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id that an address names; null for what is none. */
export const readOrderId = (text: unknown): string | null => (typeof text === 'string' && uuid.test(text) ? text : null);

/** Where a buyer follows an order. */
export const orderPath = (id: string): string => `${orderPage}/${id}`;

/** The same in the query of the stored page. */
export const storedOrderPath = (id: string): string => `${orderPage}?id=${id}`;

/** The id of the order in the address of a page: in its path, else in its query; null where there is none. */
export function orderIdOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  return readOrderId(pathname.split('/').at(-1)) ?? readOrderId(new URLSearchParams(search).get('id'));
}
