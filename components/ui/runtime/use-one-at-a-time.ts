import { useRef } from 'react';

export interface OneAtATime {
  /** True where nothing is under way: from now on something is. */
  readonly begin: () => boolean;
  readonly end: () => void;
}

/** Guards an action against a second click, which comes before the first one is drawn. */
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
