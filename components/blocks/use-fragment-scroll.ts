import { useEffect } from 'react';

/** Scrolls to the place that the address names: content that loads after a visit's start was not there when the router looked. */
export function useFragmentScroll(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
