import { useEffect, useState } from 'react';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { offeredLanguage } from '#lib/overlays/language-offer.ts';
import { readPastInstant, writeStored } from '#lib/storage/stored-values.ts';
import { completeAddress } from '#components/ui/runtime/address-completion.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { whenSeen } from '#components/ui/runtime/when-seen.ts';
import { rememberLanguage } from '../remember-language.ts';
import type { OfferWords } from './language-dialog.tsx';
import { loadOfferWords } from './offer-words.ts';

export interface LanguageOffer {
  readonly offered: Language;
  readonly words: OfferWords;
  readonly shown: () => void;
  /** Navigates to the same page in the offered language, with query and fragment. */
  readonly accept: () => void;
  readonly decline: () => void;
}

/** What this tab knows, which a browser without storage would forget. */
const tab: { answered: boolean; shownAtMs: number | null } = { answered: false, shownAtMs: null };

/**
 * Tells the other tabs that this one asks; not if another one asked between the rendering of the dialog and this call, or both would close.
 */
function recordAsked(): void {
  if (tab.answered) return;
  tab.shownAtMs = Date.now();
  writeStored(browserStorage, 'userSelectLangTime', tab.shownAtMs);
}

function recordAnswer(): void {
  tab.answered = true;
  writeStored(browserStorage, 'userSelectLangTime', Date.now());
}

/** Whether another tab has asked later than this one, or was answered. */
const isAskedElsewhere = ({ key, newValue }: StorageEvent): boolean =>
  key === 'userSelectLangTime' && newValue !== null && Number(newValue) > (tab.shownAtMs ?? 0);

function offerDue(page: Language): Language | null {
  const nowMs = Date.now();
  const askedAtMs = readPastInstant(browserStorage, 'userSelectLangTime', nowMs);
  return tab.answered ? null : offeredLanguage({ browser: navigator.languages, page, askedAtMs, nowMs });
}

/** The offer to switch to the browser's language, while it is due; null once it is answered. */
export function useLanguageOffer(page: Language, paths: Readonly<Record<Language, string>>): LanguageOffer | null {
  const [found, setFound] = useState<{ page: Language; offered: Language; words: OfferWords } | null>(null);
  useEffect(() => {
    let left = false;
    // a tab in the background does not ask: by the time it is shown, another one may have asked
    const forget = whenSeen(() => {
      const offered = offerDue(page);
      // without its translations there is no question; the next page tries again
      if (offered)
        loadOfferWords(offered).then(
          (words) => left || tab.answered || setFound({ page, offered, words }),
          () => undefined,
        );
    });
    const look = (event: StorageEvent): void => {
      if (!isAskedElsewhere(event)) return;
      tab.answered = true;
      setFound(null);
    };
    window.addEventListener('storage', look);
    return () => {
      left = true;
      forget();
      window.removeEventListener('storage', look);
    };
  }, [page]);
  if (found?.page !== page) return null;
  return {
    ...found,
    shown: recordAsked,
    accept: () => {
      recordAnswer();
      rememberLanguage(found.offered);
      completeAddress();
      window.location.assign(`${localizePath(paths[found.offered], found.offered)}${window.location.search}${window.location.hash}`);
    },
    decline: () => {
      recordAnswer();
      setFound(null);
    },
  };
}
