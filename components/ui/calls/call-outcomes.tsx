import { lazy, Suspense, useSyncExternalStore } from 'react';
import { nothingShown } from '#lib/mydoc/shown-outcomes.ts';
import { pageOutcomes } from './page-outcomes.ts';

const OutcomeDialogs = lazy(async () => {
  const { OutcomeDialogs: dialogs } = await import('./outcome-dialogs.tsx');
  return { default: dialogs };
});

/** Stands in every page and shows nothing until a call has failed; only then are the dialogs fetched. */
export function CallOutcomes() {
  const shown = useSyncExternalStore(pageOutcomes.subscribe, pageOutcomes.current, () => nothingShown);
  if (shown.dialogs.length === 0 && shown.toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OutcomeDialogs shown={shown} store={pageOutcomes} />
    </Suspense>
  );
}
