import { useEffect, useSyncExternalStore } from 'react';
import { useRouter } from 'next/compat/router';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { createLoadingBar, loadingDurationMs } from '#lib/overlays/loading-bar.ts';
import { setAnnouncer } from '#next-internals/route-announcer.ts';
import { VisuallyHidden } from '#components/ui/primitives/visually-hidden.tsx';

const Bar = styled('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'skip',
    height: '3px',
    background: 'accent.solid',
    transformOrigin: '0 0',
  },
});

/** One bar per tab: a page that arrives during a navigation takes it over. */
const bar = createLoadingBar({
  setTimer: (then, afterMs) => window.setTimeout(then, afterMs),
  clearTimer: (timer) => window.clearTimeout(timer),
});

const calm = '(prefers-reduced-motion: reduce)';

/** Grows from nothing to the full width, unless the visitor prefers reduced motion. */
function grow(element: HTMLElement | null): void {
  if (!element?.animate || window.matchMedia(calm).matches) return;
  element.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, { duration: loadingDurationMs, easing: 'linear' });
}

/** Shows that the next page is loading. */
export function LoadingIndicator() {
  const { t } = useTranslation('overlays');
  const router = useRouter();
  const state = useSyncExternalStore(bar.subscribe, bar.current, () => 'hidden' as const);
  useEffect(() => {
    if (!router) return undefined;
    const start = (_path: string, { shallow }: { shallow: boolean }): void => {
      setAnnouncer(!shallow);
      if (!shallow) bar.start();
    };
    const events: [name: 'routeChangeComplete' | 'routeChangeError', then: () => void][] = [
      ['routeChangeComplete', bar.done],
      ['routeChangeError', bar.done],
    ];
    router.events.on('routeChangeStart', start);
    for (const [name, then] of events) router.events.on(name, then);
    return () => {
      router.events.off('routeChangeStart', start);
      for (const [name, then] of events) router.events.off(name, then);
    };
  }, [router]);
  return (
    <>
      <VisuallyHidden role="status">{state === 'hidden' ? '' : t('page.loading')}</VisuallyHidden>
      {state === 'hidden' ? null : <Bar ref={grow} aria-hidden="true" />}
    </>
  );
}
