import { useEffect, useState } from 'react';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { offeredLanguage } from '#lib/overlays/language-offer.ts';
import { readPastInstant, writeStored } from '#lib/storage/stored-values.ts';
import { completeAddress } from '#components/ui/address-completion.ts';
import { browserStorage } from '#components/ui/browser-storage.ts';
import { rememberLanguage } from '../remember-language.ts';
import type { OfferWords } from './language-dialog.tsx';
import { loadOfferWords } from './offer-words.ts';

export interface LanguageOffer {
  readonly offered: Language;
  readonly words: OfferWords;
  readonly shown: () => void;
  /** Goes to the same page in the offered language, with query and place on the page. */
  readonly accept: () => void;
  readonly decline: () => void;
}

/** Asked and answered in this tab, which a browser without storage would forget. */
let answered = false;

const resetInterval = (): void => void writeStored(browserStorage, 'userSelectLangTime', Date.now());

function noteAnswer(): void {
  answered = true;
  resetInterval();
}

/** The offer to change to the browser's language, while it is due; null once it is answered. */
export function useLanguageOffer(page: Language, paths: Readonly<Record<Language, string>>): LanguageOffer | null {
  const [found, setFound] = useState<{ page: Language; offered: Language; words: OfferWords } | null>(null);
  useEffect(() => {
    const nowMs = Date.now();
    const askedAtMs = readPastInstant(browserStorage, 'userSelectLangTime', nowMs);
    const offered = answered ? null : offeredLanguage({ browser: navigator.languages, page, askedAtMs, nowMs });
    if (!offered) return undefined;
    let left = false;
    // without its words there is no question; the next page asks again
    loadOfferWords(offered).then((words) => left || setFound({ page, offered, words }), () => undefined);
    return () => {
      left = true;
    };
  }, [page]);
  if (found?.page !== page) return null;
  return {
    ...found,
    shown: resetInterval,
    accept: () => {
      noteAnswer();
      rememberLanguage(found.offered);
      completeAddress();
      window.location.assign(`${localizePath(paths[found.offered], found.offered)}${window.location.search}${window.location.hash}`);
    },
    decline: () => {
      noteAnswer();
      setFound(null);
    },
  };
}
