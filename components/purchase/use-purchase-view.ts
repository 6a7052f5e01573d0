import { useMemo } from 'react';
import { useRouter } from 'next/compat/router';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import { otherViewPath, purchaseView, viewPath, type PurchaseView } from '#lib/purchase/purchase-view.ts';
import { usePageSearch, useScripting } from '#components/ui/runtime/use-page-search.ts';

export interface ShownView {
  readonly view: PurchaseView;
  /** The path of the other view, without a language prefix. */
  readonly otherPath: string;
}

/** The view in the address; in the first rendering, which is the same for everybody, the one that the page was rendered for. */
export function usePurchaseView(rendered: PurchaseView): ShownView {
  // a new address renders the page again, and then the query is read again
  useRouter();
  const found = usePageSearch();
  const search = useScripting() ? found : viewPath[rendered].slice(purchasePage.length);
  const view = purchaseView(search);
  const otherPath = otherViewPath(search);
  return useMemo(() => ({ view, otherPath }), [view, otherPath]);
}
