import { useMemo } from 'react';
import { useRouter } from 'next/compat/router';
import { otherViewPath, purchaseView, type PurchaseView } from '#lib/purchase/purchase-view.ts';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';

export interface ShownView {
  readonly view: PurchaseView;
  /** The path of the other view, without a language prefix. */
  readonly otherPath: string;
}

/** The view in the address; in the first rendering, which is the same for everybody, the configurator. */
export function usePurchaseView(): ShownView {
  // a new address renders the page again, and then the query is read again
  useRouter();
  const search = usePageSearch();
  const view = purchaseView(search);
  const otherPath = otherViewPath(search);
  return useMemo(() => ({ view, otherPath }), [view, otherPath]);
}
