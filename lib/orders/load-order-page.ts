import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { loadPurchase } from '#lib/purchase/load-purchase.ts';

export interface OrderPageContent {
  /** Names what an order holds. */
  readonly catalogue: Catalogue;
  /** The order that the address names; null on the stored page, whose query names it. */
  readonly orderId: string | null;
}

/** The page of an order is the same for everybody: the order itself is asked for by its owner's browser. */
export async function loadOrderPage(
  request: PageRequest,
  frame: LoadedFrame,
  orderId: string | null,
): Promise<PageAnswer<OrderPageContent>> {
  const page = await loadPurchase(request, frame);
  return page.kind === 'page' ? { ...page, content: { catalogue: page.content.catalogue, orderId } } : page;
}
