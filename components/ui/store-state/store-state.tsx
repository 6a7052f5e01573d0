import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRouter } from 'next/compat/router';
import { deriveStoreState, noAccountCookies, type AccountCookies, type AddressSettings, type StoreState } from '#lib/account/store-state.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';

const StoreStateContext = createContext<StoreState | null>(null);
/** As canonical addresses have it: a machine's own name too, which the specification's `site_url` leaves out. */
const SiteOriginContext = createContext('');

/** Reads the account's cookies; what reads them is fetched after the page, which is the same for everybody. */
async function readAccountCookies(): Promise<AccountCookies> {
  const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
  return {
    token: readScriptCookie(document, 'token'),
    username: readScriptCookie(document, 'username'),
    email: readScriptCookie(document, 'email'),
    phone: readScriptCookie(document, 'phone'),
  };
}

interface StoreStateProps {
  settings: (AddressSettings & { siteUrl: string | null }) | null;
  language: Language;
  children: ReactNode;
}

/** The one state that every page can ask for: a visitor's at first, the account's once its cookies were read. */
export function StoreStateProvider({ settings, language, children }: StoreStateProps) {
  const asPath = useRouter()?.asPath ?? '/';
  const [cookies, setCookies] = useState(noAccountCookies);
  useEffect(() => {
    let left = false;
    void readAccountCookies().then((read) => {
      if (!left) setCookies(read);
    });
    return () => {
      left = true;
    };
  }, [asPath]);
  const url = localizePath(asPath, language);
  const state = useMemo(() => deriveStoreState({ settings, cookies, language, url }), [settings, cookies, language, url]);
  return (
    <SiteOriginContext value={settings?.siteUrl ?? ''}>
      <StoreStateContext value={state}>{children}</StoreStateContext>
    </SiteOriginContext>
  );
}

/** @throws outside a page's frame: there is no state to ask for. */
export function useStoreState(): StoreState {
  const state = useContext(StoreStateContext);
  if (!state) throw new Error('useStoreState stands outside StoreStateProvider');
  return state;
}

/** The site's own origin, for what search engines are told; empty where nothing names it, or outside a page's frame. */
export const useSiteOrigin = (): string => useContext(SiteOriginContext);
