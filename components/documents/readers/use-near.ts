import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '#components/ui/runtime/when-idle.ts';

/** How far below the screen something counts as near. */
const margin = '800px 0px';

/** Whether an element has come near the screen, or is what the address points at; once true it stays so. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || near) return;
    const found = (): void => setNear(true);
    if (typeof IntersectionObserver === 'undefined' || window.location.hash === `#${target.id}`) return whenIdle(found);
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && found(), {
      rootMargin: margin,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
