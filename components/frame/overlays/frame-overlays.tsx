import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import { searchPage } from '#lib/documents/search/search-address.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';
import { PageLine } from '#components/ui/primitives/page-line.tsx';
import { whenIdle } from '#components/ui/runtime/when-idle.ts';
import { requestedOverlay } from './requested-overlay.ts';
import type { PageOverlays } from './page-overlays.tsx';

export interface FrameOverlaysProps {
  frame: Frame;
  language: Language;
  /** The page's path without a prefix. */
  path: string;
  /** Where the same page is in each language, without prefixes. */
  paths: Readonly<Record<Language, string>>;
  /** An editor's preview: nothing comes by itself. */
  draft: boolean;
}

/** Fetched once in a tab; the pages after the first find it here. */
let fetched: { Overlays: typeof PageOverlays } | null = null;

async function fetchOverlays(): Promise<{ Overlays: typeof PageOverlays }> {
  const { PageOverlays: Overlays } = await import('./page-overlays.tsx');
  fetched = { Overlays };
  return fetched;
}

/** What stands over a page: consent, dialogs, notes, the loading bar. It all comes after the page, when the browser has time. */
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
      // each press is answered, also where the loader remembers that this part did not come
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
  return (
    <>
      <PageIncomplete shown={isMissed} address={localizePath(props.path, language)} />
      {isFetched ? <overlays.Overlays {...props} /> : null}
    </>
  );
}

/** Said where a part of the page does not come; `public/reload-once.js` shows it where not even the page's own code does. */
function PageIncomplete({ shown, address }: { shown: boolean; address: string }) {
  const { t } = useTranslation('overlays');
  return (
    <PageLine id="page-incomplete" role={shown ? 'alert' : undefined} hidden={!shown}>
      {t('page.incomplete')}
      <a href={address}>{t('page.reload')}</a>
    </PageLine>
  );
}
