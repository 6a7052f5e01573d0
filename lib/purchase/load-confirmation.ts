import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { loadTosInForce, type TosInForce } from '#lib/purchase/tos-in-force.ts';
import { loadPurchase, type PurchaseContent } from './load-purchase.ts';

export interface ConfirmationContent extends Pick<PurchaseContent, 'catalogue' | 'region' | 'promotions'> {
  /** The version of the terms that an order accepts; null if the content has none, and then nothing can be ordered. */
  readonly terms: TosInForce | null;
  /** Whether consumers can withdraw from the contract on the site; absent: they cannot. */
  readonly offersWithdrawal?: boolean;
}

/** What the confirmation of an order shows besides the quote. It changes when another version of the terms takes effect. */
export async function loadConfirmation(request: PageRequest, frame: LoadedFrame): Promise<PageAnswer<ConfirmationContent>> {
  const [page, { terms, changesAt }] = await Promise.all([loadPurchase(request, frame), loadTosInForce(request)]);
  if (page.kind !== 'page') return page;
  const { catalogue, region, promotions } = page.content;
  return {
    ...page,
    content: { catalogue, region, promotions, terms, offersWithdrawal: frame.frame.offersWithdrawal },
    changesAt: [...page.changesAt, ...changesAt],
  };
}
