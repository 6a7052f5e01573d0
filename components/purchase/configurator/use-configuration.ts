import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRouter } from 'next/compat/router';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress, type Fallback, type PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { reuseUnchanged } from '#lib/purchase/reuse-unchanged.ts';
import { isOfConfiguration } from '#lib/catalogue/further-parameters.ts';
import { applyChoice } from '#lib/purchase/apply-choice.ts';
import { raisedAfter, withChosenDisk, type RaisedDisk } from '#lib/purchase/raised-disk.ts';
import { currentSearch } from '#components/ui/runtime/use-page-search.ts';
import { completeAddressBy } from '#components/ui/runtime/address-completion.ts';

/** `still`: a slider is being dragged, and the address follows on release. */
type ChangeKind = 'choice' | 'still';

export type Change = (change: Partial<PurchaseConfiguration>, kind?: ChangeKind) => void;

export interface ConfigurationState {
  readonly configuration: PurchaseConfiguration;
  /** What the address requested and could not have, or what the last choice replaced. */
  readonly fallbacks: readonly Fallback[];
  /** A stable function while the form is mounted. */
  readonly change: Change;
  readonly forgetFallbacks: () => void;
}

/** The choice is painted first: a new address renders the whole page again. */
const restMs = { choice: 60, still: 300 } as const satisfies Record<ChangeKind, number>;

/** Parameters of others that stay in the address beside the configuration. */
const foreignParameters = (search: string, own: string): [string, string][] =>
  [...new URLSearchParams(search)].filter(([name]) => !isOfConfiguration(name, own));

function pathOf(query: string): string {
  const others = new URLSearchParams(foreignParameters(window.location.search, query)).toString();
  return `${window.location.pathname}?${query}${others ? `&${others}` : ''}`;
}

/** The address is the configuration (R-5.2): each choice writes it, a link and Back restore it. Null if nothing is sold. */
export function useConfiguration(catalogue: Catalogue, region: string | null): ConfigurationState | null {
  const router = useRouter();
  const [address, setAddress] = useState<PurchaseAddress | null>(() => readPurchaseAddress(currentSearch(), catalogue, region));
  const latest = useRef(address);
  const written = useRef(address ? purchaseQuery(address.configuration, catalogue) : '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onItsWay = useRef(0);
  const raised = useRef<RaisedDisk | null>(null);
  const routerNow = useRef(router);
  useEffect(() => {
    routerNow.current = router;
  }, [router]);
  const show = useCallback((next: PurchaseAddress) => {
    latest.current = next;
    setAddress(next);
  }, []);
  const asPath = router?.asPath;

  useEffect(() => {
    const follow = (): void => {
      const read = readPurchaseAddress(window.location.search, catalogue, region);
      if (!read || purchaseQuery(read.configuration, catalogue) === written.current) return;
      clearTimeout(timer.current);
      written.current = purchaseQuery(read.configuration, catalogue);
      show(read);
    };
    // our address, which the router has not delivered yet, is newer than the current one
    if (onItsWay.current === 0) follow();
    // Back right after a choice: the router may never have rendered the address in between
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [asPath, catalogue, region, show]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(
    () =>
      completeAddressBy(() => {
        if (!latest.current) return;
        clearTimeout(timer.current);
        written.current = purchaseQuery(latest.current.configuration, catalogue);
        window.history.replaceState(window.history.state, '', `${pathOf(written.current)}${window.location.hash}`);
      }),
    [catalogue],
  );

  const change = useCallback<Change>(
    (wanted, kind = 'choice') => {
      if (!latest.current) return;
      const before = latest.current.configuration;
      const next = applyChoice(catalogue, before, withChosenDisk(catalogue, before, wanted, raised.current));
      raised.current = raisedAfter(before, next.configuration, wanted, raised.current);
      show({ ...next, configuration: reuseUnchanged(before, next.configuration) });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const query = purchaseQuery(next.configuration, catalogue);
        if (query === written.current) return;
        written.current = query;
        onItsWay.current += 1;
        void routerNow.current?.push(pathOf(query), undefined, { shallow: true, scroll: false, locale: false }).finally(() => {
          onItsWay.current -= 1;
        });
      }, restMs[kind]);
    },
    [catalogue, show],
  );

  const forgetFallbacks = useCallback(() => {
    if (latest.current) show({ ...latest.current, fallbacks: [] });
  }, [show]);
  return useMemo(() => (address ? { ...address, change, forgetFallbacks } : null), [address, change, forgetFallbacks]);
}
