import { useRef } from 'react';

export interface OneAtATime {
  /** Starts an action; false if one is already running. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

/** Guards an action against a second click before the first one has rendered. */
export function useOneAtATime(): OneAtATime {
  const underWay = useRef(false);
  return {
    begin: () => {
      if (underWay.current) return false;
      underWay.current = true;
      return true;
    },
    end: () => {
      underWay.current = false;
    },
  };
}
