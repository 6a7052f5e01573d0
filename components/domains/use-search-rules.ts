import { useCallback, useEffect, useState } from 'react';
import type { SearchRules } from '#lib/domains/search-rules.ts';

/** The rules at once, or a promise of them. */
export type LoadRules = () => SearchRules | Promise<SearchRules>;

export const loadSearchRules: LoadRules = async () => (await import('#lib/domains/search-rules.ts')).searchRules;

interface LoadedRules {
  readonly rules: SearchRules | null;
  readonly failed: boolean;
  /** Loads them unless they are there; null: they could not be loaded. */
  readonly prepare: () => Promise<SearchRules | null>;
}

/** The rules of a search, loaded when they are first needed; another search tries again what failed. */
export function useSearchRules(load: LoadRules, needed: boolean): LoadedRules {
  const [rules, setRules] = useState<SearchRules | null>(null);
  const [failed, setFailed] = useState(false);
  const prepare = useCallback(
    () =>
      Promise.resolve()
        .then(load)
        .then(
          (loaded) => {
            setRules(loaded);
            setFailed(false);
            return loaded;
          },
          () => {
            setFailed(true);
            return null;
          },
        ),
    [load],
  );
  useEffect(() => {
    if (needed) void prepare();
  }, [needed, prepare]);
  return { rules, failed, prepare };
}
