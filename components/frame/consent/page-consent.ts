import { createConsentStore } from '#lib/storage/consent-store.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** The visitor's answer about cookies, in this tab. */
export const pageConsent = createConsentStore(browserStorage, () => Date.now());

/** How long a confirmation may be gone while another tab writes a new one. */
const rewriteMs = 1_000;

/**
 * Other tabs answer, withdraw, or empty the storage; null names all of it. An answer takes the old confirmation away first and writes the
 * new one last: what lies between is no withdrawal. Returns what ends the watch.
 */
export function watchConsent(): () => void {
  let timer: number | undefined;
  const look = ({ key, newValue }: StorageEvent): void => {
    if (key !== 'cookieConfirm' && key !== null) return;
    window.clearTimeout(timer);
    if (key !== null && newValue === null) timer = window.setTimeout(pageConsent.reread, rewriteMs);
    else pageConsent.reread();
  };
  window.addEventListener('storage', look);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('storage', look);
  };
}
