import { useEffect, useState, type RefObject } from 'react';

/** How far below the window a part still counts as near: a visitor scrolls that far while it is fetched. */
const nearMargin = '100% 0px';

/** What nobody has come near to is fetched all the same, once a page has come to rest. */
const restAfterMs = 3_000;

/** True once the element is about to be seen, or the page has come to rest; it stays so. Where a browser cannot tell, it is near at once. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = 'IntersectionObserver' in window ? new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: nearMargin }) : null;
    observer?.observe(place.current);
    const timer = setTimeout(setNear, observer ? restAfterMs : 0, true);
    return () => {
      observer?.disconnect();
      clearTimeout(timer);
    };
  }, [near, place]);
  return near;
}
