import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { loadPurchase } from '#lib/purchase/load-purchase.ts';

export interface OrderPageContent {
  /** The catalogue, to name the items of an order. */
  readonly catalogue: Catalogue;
  /** The order in the path; null on the static page, which has it in the query. */
  readonly orderId: string | null;
}

/** The page of an order is the same for everybody: its owner's browser requests the order itself. */
export async function loadOrderPage(
  request: PageRequest,
  frame: LoadedFrame,
  orderId: string | null,
): Promise<PageAnswer<OrderPageContent>> {
  const page = await loadPurchase(request, frame);
  return page.kind === 'page' ? { ...page, content: { catalogue: page.content.catalogue, orderId } } : page;
}
