import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest one given; for event handlers, not for rendering. */
export function useLatest<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
