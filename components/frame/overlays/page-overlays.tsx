import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { centreAddress } from '#lib/account/centre-pages.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import { localizePath } from '#lib/language/languages.ts';
import type { Overlay } from '#lib/overlays/overlay-queue.ts';
import { isCheckout } from '#lib/overlays/promotion-rules.ts';
import type { Consent } from '#lib/storage/consent.ts';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { ComparedSizes } from '../compare/compared-sizes.tsx';
import { ConsentPanel } from '../consent/consent-panel.tsx';
import { CookieSettingsDialog } from '../consent/cookie-settings-dialog.tsx';
import type { FrameOverlaysProps } from './frame-overlays.tsx';
import type { SearchDialogProps } from '../search/search-dialog.tsx';
import { followSearchKeys } from '../search/search-keys.ts';
import { PlacedLanguageDialog } from './language-dialog.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { requestedOverlay } from './requested-overlay.ts';
import { pageConsent, watchConsent } from '../consent/page-consent.ts';
import { checkOfferedCurrencies } from '../top-bar/offered-currencies.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { PlacedSignUpNote } from './sign-up-note.tsx';
import { useChatPlace } from './use-chat-place.ts';
import { useIdlePrefetch } from './use-idle-prefetch.ts';
import { useLanguageOffer } from './use-language-offer.ts';
import { useOverlayQueue } from './use-overlay-queue.ts';
import { usePromotion } from './use-promotion.ts';
import { useSignUpNote } from './use-sign-up-note.ts';
import { useStatistics } from '../consent/use-statistics.ts';

/** A preview is not counted in statistics. */
const nobodyAsked: Consent = { kind: 'unasked' };

const askCurrencies = (): void => void checkOfferedCurrencies().catch(() => undefined);

/** The search's code is loaded on first use; if that fails, the search has a page of its own. */
const LazySearch = lazy(loadSearch);

async function loadSearch(): Promise<{ default: ComponentType<SearchDialogProps> }> {
  try {
    return { default: (await import('../search/search-dialog.tsx')).SearchDialog };
  } catch {
    return { default: SearchPageInstead };
  }
}

function SearchPageInstead({ language }: Pick<SearchDialogProps, 'language'>) {
  useEffect(() => {
    requestedOverlay.close();
    leavePage.to(localizePath(searchPage, language));
  }, [language]);
  return null;
}

/** What a page shows over itself, one thing at a time, and what it asks once. Loaded after the page. */
export function PageOverlays({ frame, language, path, paths, draft }: FrameOverlaysProps) {
  const { userData } = useStoreState();
  const asked = useSyncExternalStore(requestedOverlay.subscribe, requestedOverlay.current);
  const { consent, hidden } = useSyncExternalStore(pageConsent.subscribe, pageConsent.current);
  const languageOffer = useLanguageOffer(language, paths);
  const promotion = usePromotion(frame.offers, path);
  const signUp = useSignUpNote(frame.signUpCoupon, path);
  const isChatting = useSyncExternalStore(chatPanel.subscribe, chatPanel.isOpen);
  const chatPlace = useChatPlace(path);
  // one corner holds one of them
  const isUnasked = consent.kind === 'unasked' && !hidden && !draft && !(isChatting && chatPlace === 'left');
  const wanted = useMemo(() => {
    const all: readonly (readonly [Overlay, boolean])[] = [
      ['cookie-settings', asked === 'cookie-settings'],
      ['search', asked === 'search'],
      ['consent', isUnasked],
      ['language', languageOffer !== null && !draft],
      ['promotion', promotion !== null && !draft],
    ];
    return new Set(all.filter(([, isWanted]) => isWanted).map(([overlay]) => overlay));
  }, [asked, isUnasked, languageOffer, promotion, draft]);
  const current = useOverlayQueue(wanted, isCheckout(path));
  useEffect(watchConsent, []);
  useEffect(askCurrencies, []);
  useEffect(followSearchKeys, []);
  useStatistics(draft ? nobodyAsked : consent, language);
  useIdlePrefetch();
  return (
    <>
      <LoadingIndicator />
      {isCheckout(path) ? null : <ComparedSizes language={language} />}
      {current === 'cookie-settings' ? <CookieSettingsDialog onByDefault={frame.optionalConsentOnByDefault} language={language} /> : null}
      {current === 'search' ? (
        <Suspense>
          <LazySearch frame={frame} language={language} paths={paths} />
        </Suspense>
      ) : null}
      {current === 'consent' ? <ConsentPanel onByDefault={frame.optionalConsentOnByDefault} language={language} /> : null}
      {current === 'language' && languageOffer ? (
        <PlacedLanguageDialog
          page={language}
          offered={languageOffer.offered}
          words={languageOffer.words}
          onShown={languageOffer.shown}
          onSwitch={languageOffer.accept}
          onStay={languageOffer.decline}
        />
      ) : null}
      {current === 'promotion' && promotion ? (
        <PromotionDialog offer={promotion.offer} language={language} onClose={promotion.dismiss} />
      ) : null}
      {current === null && !isUnasked && !isChatting && !draft && signUp ? (
        <PlacedSignUpNote
          coupon={signUp.coupon}
          language={language}
          href={centreAddress('register', userData.center_url)}
          onClose={signUp.close}
        />
      ) : null}
    </>
  );
}
