import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRouter } from 'next/compat/router';
import { centreAddress, type CentrePage } from '#lib/account/centre-pages.ts';
import {
  deriveStoreState,
  noAccountCookies,
  type AccountCookies,
  type AddressSettings,
  type StoreState,
} from '#lib/account/store-state.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';

const StoreStateContext = createContext<StoreState | null>(null);
/** As in canonical addresses: also a host without a dot, which the specification's `site_url` leaves out. */
const SiteOriginContext = createContext('');

/** Set by `public/before-paint.js` before hydration if somebody seems to be logged in. */
const accountAttribute = 'data-account';

/** Whether there is an account: without its token nobody is logged in, whatever the other cookies say. */
function hasToken(): boolean {
  try {
    return /(?:^|;\s*)token=[^;]/.test(document.cookie);
  } catch {
    return false;
  }
}

/** Reads the account's cookies; the code for it is loaded after the page, which is the same for everybody, and only for an account. */
async function readAccountCookies(): Promise<AccountCookies> {
  if (!hasToken()) return noAccountCookies;
  const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
  return {
    token: readScriptCookie('token'),
    username: readScriptCookie('username'),
    email: readScriptCookie('email'),
    phone: readScriptCookie('phone'),
  };
}

const comingBack = ['focus', 'pageshow', 'visibilitychange'] as const;

const isSame = (left: AccountCookies, right: AccountCookies): boolean =>
  left.token === right.token && left.username === right.username && left.email === right.email && left.phone === right.phone;

interface StoreStateProps {
  settings: (AddressSettings & { siteUrl: string | null }) | null;
  language: Language;
  children: ReactNode;
}

/** The state that every page can use: a visitor's at first, the account's once its cookies were read. */
export function StoreStateProvider({ settings, language, children }: StoreStateProps) {
  const asPath = useRouter()?.asPath ?? '/';
  const [cookies, setCookies] = useState(noAccountCookies);
  useEffect(() => {
    let left = false;
    const look = (): void => {
      void readAccountCookies().then((read) => {
        if (left) return;
        document.documentElement.toggleAttribute(accountAttribute, read.token !== null);
        setCookies((known) => (isSame(known, read) ? known : read));
      });
    };
    look();
    // another tab may have logged in or out meanwhile, and Back may restore the page of an account that has logged out
    for (const event of comingBack) window.addEventListener(event, look);
    return () => {
      left = true;
      for (const event of comingBack) window.removeEventListener(event, look);
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

/** @throws outside a page's frame: there is no state. */
export function useStoreState(): StoreState {
  const state = useContext(StoreStateContext);
  if (!state) throw new Error('useStoreState must be used inside StoreStateProvider');
  return state;
}

/** Whether somebody seems to be logged in; nobody is outside a page's frame. */
export const useIsLoggedIn = (): boolean => (useContext(StoreStateContext)?.userData.userAccount ?? null) !== null;

/** The address of an account centre page as configured in the settings; this site's own outside a page's frame. */
export const useCentreAddress = (page: CentrePage): string => centreAddress(page, useContext(StoreStateContext)?.userData.center_url);

/** The site's own origin, for metadata; empty if it is unknown, or outside a page's frame. */
export const useSiteOrigin = (): string => useContext(SiteOriginContext);
