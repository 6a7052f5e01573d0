import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches a part of the page once the browser is idle; null until then, and for good where it cannot be fetched: the page stands
 * without it. It is drawn between the browser's own work. `load` is one function, made outside the component; while `wanted` is false nothing is fetched.
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
