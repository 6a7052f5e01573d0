import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { nothingShown, type ShownOutcomes } from '#lib/mydoc/shown-outcomes.ts';
import { PageLine } from '../primitives/page-line.tsx';
import { pageShown } from './page-shown.ts';

type Dialogs = ComponentType<{ shown: ShownOutcomes }>;

/**
 * Mounted on every page and empty until a call has failed; only then are the dialogs loaded. If they fail to load too, the network is down,
 * and a plain line says so; they are loaded again once it is back. A failure never breaks the page.
 */
export function CallOutcomes() {
  const { t } = useTranslation('frame');
  const shown = useSyncExternalStore(pageShown.subscribe, pageShown.current, () => nothingShown);
  const [dialogs, setDialogs] = useState<{ Dialogs: Dialogs } | null>(null);
  const [missed, setMissed] = useState<ShownOutcomes | null>(null);
  const isNeeded = shown.dialogs.length > 0 || shown.toasts.length > 0;
  const isFetched = dialogs !== null;
  useEffect(() => {
    if (isNeeded && !isFetched)
      import('./outcome-dialogs.tsx').then(
        ({ OutcomeDialogs }) => setDialogs({ Dialogs: OutcomeDialogs }),
        () => setMissed(shown),
      );
  }, [shown, isNeeded, isFetched]);
  if (!isNeeded) return null;
  if (dialogs) return <dialogs.Dialogs shown={shown} />;
  return missed === shown ? <PageLine role="alert">{navigator.onLine ? t('calls.systemBusy') : t('calls.offline')}</PageLine> : null;
}
