import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRouter } from 'next/compat/router';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress, type Fallback, type PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { rechoose } from '#lib/purchase/rechoose.ts';

/** `still`: a rail is being dragged, and the address follows when it rests. */
export type ChangeKind = 'choice' | 'still';

export interface ConfigurationState {
  readonly configuration: PurchaseConfiguration;
  /** What the address asked for and could not have, or what gave way to the last choice. */
  readonly fallbacks: readonly Fallback[];
  readonly change: (change: Partial<PurchaseConfiguration>, kind?: ChangeKind) => void;
  readonly forgetFallbacks: () => void;
}

const restMs = 300;

/** Names of others that stay in the address beside the configuration. */
function foreignParameters(search: string, own: string): [string, string][] {
  const names = new Set([...new URLSearchParams(own).keys(), 'fast', 'period', 'image', 'iso', 'bandwidth', 'securityGroup', 'password', 'quote']);
  return [...new URLSearchParams(search)].filter(([name]) => !names.has(name) && !/^(dataDisk\d+|snapshot\w+)$/.test(name));
}

/** The address is the configuration (R-5.2): each choice writes it, a link and Back restore it. Null where nothing is sold. */
export function useConfiguration(catalogue: Catalogue, region: string | null): ConfigurationState | null {
  const router = useRouter();
  const [address, setAddress] = useState<PurchaseAddress | null>(() => readPurchaseAddress(window.location.search, catalogue, region));
  const written = useRef(address ? purchaseQuery(address.configuration, catalogue) : '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asPath = router?.asPath;

  useEffect(() => {
    const follow = (): void => {
      const read = readPurchaseAddress(window.location.search, catalogue, region);
      if (!read || purchaseQuery(read.configuration, catalogue) === written.current) return;
      written.current = purchaseQuery(read.configuration, catalogue);
      setAddress(read);
    };
    follow();
    // Back right after a choice: the router may never have shown the address in between
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [asPath, catalogue, region]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback((wanted: Partial<PurchaseConfiguration>, kind: ChangeKind = 'choice') => {
    if (!address) return;
    const next = rechoose(catalogue, address.configuration, wanted);
    const query = purchaseQuery(next.configuration, catalogue);
    setAddress(next);
    clearTimeout(timer.current);
    const write = (): void => {
      if (query === written.current) return;
      written.current = query;
      const others = new URLSearchParams(foreignParameters(window.location.search, query)).toString();
      const path = `${window.location.pathname}?${query}${others ? `&${others}` : ''}`;
      void router?.push(path, undefined, { shallow: true, scroll: false, locale: false });
    };
    if (kind === 'choice') write();
    else timer.current = setTimeout(write, restMs);
  }, [address, catalogue, router]);

  const forgetFallbacks = useCallback(() => setAddress((current) => (current ? { ...current, fallbacks: [] } : current)), []);
  return useMemo(() => (address ? { ...address, change, forgetFallbacks } : null), [address, change, forgetFallbacks]);
}
