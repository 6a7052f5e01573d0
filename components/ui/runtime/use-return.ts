import { useEffect, useRef } from 'react';

/** Runs when the browser shows this page again just as it was left: Back, from the page that it had led to. */
export function useReturn(then: () => void): void {
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
