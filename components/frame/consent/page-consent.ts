import { createConsentStore } from '#lib/storage/consent-store.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** The visitor's cookie choices, in this tab. */
export const pageConsent = createConsentStore(browserStorage, () => Date.now());

/** How long a confirmation may be missing while another tab writes a new one. */
const rewriteMs = 1_000;

/**
 * Follows other tabs that answer, withdraw consent, or clear the storage (null means all of it). An answer removes the old confirmation
 * first and writes the new one last: the gap between is not a withdrawal. Returns a function that stops watching.
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
