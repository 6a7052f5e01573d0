import { useEffect, type RefObject } from 'react';

/**
 * Adds padding at the end of the page for the bar fixed there, so that nothing is hidden behind it; other fixed elements are placed above
 * it (`--room-below`).
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      document.body.style.paddingBottom = `${current.offsetHeight}px`;
      document.body.style.setProperty('--room-below', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      for (const name of ['padding-bottom', '--room-below']) document.body.style.removeProperty(name);
    };
  }, [bar]);
}
