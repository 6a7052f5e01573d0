import { useMemo } from 'react';
import { useRouter } from 'next/compat/router';
import { otherViewPath, purchaseView, type PurchaseView } from '#lib/purchase/calculator.ts';
import { usePageSearch } from '#components/ui/runtime/use-page-search.ts';

export interface ShownView {
  readonly view: PurchaseView;
  /** Where the link to the other view leads, without a language prefix. */
  readonly otherPath: string;
}

/** Which view the address shows; in the first rendering, which is the same for everybody, the configurator. */
export function usePurchaseView(): ShownView {
  // a new address draws the page anew, and then the query is read again
  useRouter();
  const search = usePageSearch();
  const [view, otherPath] = [purchaseView(search), otherViewPath(search)];
  return useMemo(() => ({ view, otherPath }), [view, otherPath]);
}
