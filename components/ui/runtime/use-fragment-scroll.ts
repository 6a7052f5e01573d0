import { useEffect } from 'react';

/** Scrolls to the fragment of the address: content loaded after a visit's start did not exist when the router looked for it. */
export function useFragmentScroll(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
