import { purchasePage } from '#lib/catalogue/purchase-page.ts';

/** Servers that the calculator compares. */
export const serversAtMost = 3;

/** The parameter of a compared server. */
export const serverName = (place: number): string => `server${place + 1}`;

/** The comparison carried in an address, as a query; empty if there is none. */
export function carriedServers(search: string): string {
  const query = new URLSearchParams(search);
  const servers = Array.from({ length: serversAtMost }, (_, place) => [serverName(place), query.get(serverName(place)) ?? '']).filter(
    ([, text]) => text !== '',
  );
  return new URLSearchParams(servers).toString();
}

export type PurchaseView = 'configurator' | 'calculator';

/** The address of each view, without a language prefix. */
export const viewPath = { configurator: purchasePage, calculator: `${purchasePage}?view=calculator` } as const satisfies Record<
  PurchaseView,
  string
>;

/** The view that a page's last segments name; null: none. */
export function viewOfPage(segments: string | readonly string[] | undefined): PurchaseView | null {
  const named = [segments ?? []].flat().join('/');
  if (named === '') return 'configurator';
  return named === 'calculator' ? 'calculator' : null;
}

/** The view of an address: `view=calculator`, else the configurator. */
export const purchaseView = (search: string): PurchaseView =>
  new URLSearchParams(search).get('view') === 'calculator' ? 'calculator' : 'configurator';

/** The address of the other view: the carried comparison, or the first server of the shown one. */
export function otherViewPath(search: string): string {
  const servers = carriedServers(search);
  const query = new URLSearchParams(search);
  if (purchaseView(search) === 'configurator') return [viewPath.calculator, servers].filter(Boolean).join('&');
  query.delete('view');
  const all = servers ? [query.get(serverName(0)) ?? '', servers] : [query.toString()];
  const back = all.filter(Boolean).join('&');
  return back ? `${purchasePage}?${back}` : purchasePage;
}
