import { useCallback, useEffect, useRef } from 'react';

/** A drag swallows the release. */
const endsOfPress = ['pointerup', 'pointercancel', 'dragend'] as const;

/**
 * A stable function that resolves once nothing is pressed and the click of the last press has come. What is replaced under a press takes
 * its click away: the press begins on one element and ends on another.
 */
export function useAfterPress(): () => Promise<void> {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    // the release of another button may be taken by a menu
    const press = ({ button }: PointerEvent): void => {
      isPressed.current = !(button > 0);
    };
    const release = (): void => {
      isPressed.current = false;
      for (const go of waiting.current.splice(0)) go();
    };
    // the click comes with the release, and before any timer
    const releaseSoon = (): void => void setTimeout(release, 0);
    window.addEventListener('pointerdown', press, true);
    for (const end of endsOfPress) window.addEventListener(end, releaseSoon, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const end of endsOfPress) window.removeEventListener(end, releaseSoon, true);
      release();
    };
  }, []);
  return useCallback(() => (isPressed.current ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve()), []);
}
