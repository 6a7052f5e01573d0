import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { NamedPromotion } from '#lib/offers/named-promotion.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { loadPurchase } from '#lib/purchase/load-purchase.ts';

export interface OrderPageContent {
  /** The catalogue, to name the items of an order. */
  readonly catalogue: Catalogue;
  /** The promotions, to name the discounts of an order. */
  readonly promotions: readonly NamedPromotion[];
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
  if (page.kind !== 'page') return page;
  const { catalogue, promotions } = page.content;
  return { ...page, content: { catalogue, promotions, orderId } };
}
