import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads a part of the page once the browser is idle; null until then, and for good if it fails to load: the page works without it. It is
 * rendered as a transition. `load` is a constant function outside the component; nothing is loaded while `wanted` is false.
 */
export function useIdlePart<Part>(load: () => Promise<Part>, wanted = true): Part | null {
  const [part, setPart] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const takeBack = whenIdle(() => {
      load()
        .then((found) => left || startTransition(() => setPart({ part: found })))
        .catch(() => undefined);
    });
    return () => {
      left = true;
      takeBack();
    };
  }, [load, wanted]);
  return part?.part ?? null;
}
