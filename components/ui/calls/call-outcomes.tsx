import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { nothingShown, type OutcomeStore, type ShownOutcomes } from '#lib/mydoc/shown-outcomes.ts';
import { pageOutcomes } from './page-outcomes.ts';

type Dialogs = ComponentType<{ shown: ShownOutcomes; store: OutcomeStore }>;

/**
 * Stands in every page and shows nothing until a call has failed; only then are the dialogs fetched. Where they cannot be fetched
 * either, the network is away, and a line without them says so: a failure never takes the page with it.
 */
export function CallOutcomes() {
  const { t } = useTranslation('frame');
  const shown = useSyncExternalStore(pageOutcomes.subscribe, pageOutcomes.current, () => nothingShown);
  const [dialogs, setDialogs] = useState<{ Dialogs: Dialogs } | 'away' | null>(null);
  const isNeeded = shown.dialogs.length > 0 || shown.toasts.length > 0;
  useEffect(() => {
    if (!isNeeded || dialogs !== null) return;
    import('./outcome-dialogs.tsx').then(({ OutcomeDialogs }) => setDialogs({ Dialogs: OutcomeDialogs })).catch(() => setDialogs('away'));
  }, [isNeeded, dialogs]);
  if (!isNeeded || dialogs === null) return null;
  return dialogs === 'away' ? <p role="alert">{t('calls.systemBusy')}</p> : <dialogs.Dialogs shown={shown} store={pageOutcomes} />;
}
