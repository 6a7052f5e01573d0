import { useCallback, useEffect, useRef } from 'react';

/** The same function for as long as a component stands, which does what the latest one given does; for handlers, not for drawing. */
export function useLatest<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
