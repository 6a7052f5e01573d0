import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { chatPanel } from '#components/ui/runtime/chat-panel.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { PageLine } from '#components/ui/primitives/page-line.tsx';
import { whenIdle } from '#components/ui/runtime/when-idle.ts';
import { PageChat } from './page-chat.tsx';
import { requestedOverlay } from './requested-overlay.ts';
import type { PageOverlays } from './page-overlays.tsx';

export interface FrameOverlaysProps {
  frame: Frame;
  language: Language;
  /** The page's path without a prefix. */
  path: string;
  /** The page's path in each language, without prefixes. */
  paths: Readonly<Record<Language, string>>;
  /** An editor's preview: nothing opens by itself. */
  draft: boolean;
}

/** Loaded once per tab; later pages reuse it. */
let fetched: { Overlays: typeof PageOverlays } | null = null;

async function fetchOverlays(): Promise<{ Overlays: typeof PageOverlays }> {
  const { PageOverlays: Overlays } = await import('./page-overlays.tsx');
  fetched = { Overlays };
  return fetched;
}

/** Everything shown over a page: consent, dialogs, notes, the loading bar. Loaded after the page, when the browser is idle. */
export function FrameOverlays(props: FrameOverlaysProps) {
  const { language } = props;
  const [overlays, setOverlays] = useState(fetched);
  const [isMissed, setMissed] = useState(false);
  const asked = useSyncExternalStore(requestedOverlay.subscribe, requestedOverlay.current, () => null);
  const isFetched = overlays !== null;
  useEffect(() => {
    if (isFetched) return undefined;
    let left = false;
    const arrive = (now: NonNullable<typeof fetched>): void => {
      if (left) return;
      setMissed(false);
      startTransition(() => setOverlays(now));
    };
    const miss = (): void => {
      if (left || asked === null) return;
      // each press retries, even if the loader remembers the failure
      requestedOverlay.close();
      if (asked === 'search') leavePage.to(localizePath(searchPage, language));
      else setMissed(true);
    };
    const fetchNow = (): void => void fetchOverlays().then(arrive, miss);
    const forget = asked === null ? whenIdle(fetchNow) : null;
    if (asked !== null) fetchNow();
    return () => {
      left = true;
      forget?.();
    };
  }, [asked, isFetched, language]);
  const missChat = useCallback(() => {
    // each press retries
    chatPanel.close();
    setMissed(true);
  }, []);
  return (
    <>
      <PageIncomplete shown={isMissed} address={localizePath(props.path, language)} />
      {isFetched ? <overlays.Overlays {...props} /> : null}
      <PageChat support={props.frame.support} language={language} path={props.path} onMiss={missChat} />
    </>
  );
}

/** Shown when a part of the page fails to load; `public/reload-once.js` shows it when even the page's own code fails. */
function PageIncomplete({ shown, address }: { shown: boolean; address: string }) {
  const { t } = useTranslation('overlays');
  return (
    <PageLine id="page-incomplete" role={shown ? 'alert' : undefined} hidden={!shown}>
      {t('page.incomplete')}
      <a href={address}>{t('page.reload')}</a>
    </PageLine>
  );
}
