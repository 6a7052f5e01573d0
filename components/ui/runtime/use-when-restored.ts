import { useEffect, useRef } from 'react';

/** Runs when the browser restores this page from the back/forward cache. */
export function useWhenRestored(then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const show = (event: PageTransitionEvent): void => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
