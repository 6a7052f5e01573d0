import { createConsentStore } from '#lib/storage/consent-store.ts';
import { browserStorage } from '#components/ui/browser-storage.ts';

/** The visitor's answer about cookies, in this tab. */
export const pageConsent = createConsentStore(browserStorage, () => Date.now());

const consentNames: readonly (string | null)[] = ['cookieConfirm', 'cookieSelect1', 'cookieSelect2', 'cookieSelect3', null];

/** Other tabs answer, withdraw, or empty the storage; null names all of it. Returns what ends the watch. */
export function watchConsent(): () => void {
  const look = (event: StorageEvent): void => {
    if (consentNames.includes(event.key)) pageConsent.reread();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
