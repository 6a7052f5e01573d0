import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';

export type Answer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly documents: readonly unknown[] };

/** Queries the lake once, for published documents. */
export function useAnswer(query: string): Answer {
  const client = useClient({ apiVersion: contentApiVersion });
  const [answer, setAnswer] = useState<Answer>({ kind: 'reading' });
  useEffect(() => {
    let left = false;
    const settle = (next: Answer) => {
      if (!left) setAnswer(next);
    };
    client
      .withConfig({ perspective: 'published' })
      .fetch<unknown>(query)
      .then((found) => settle({ kind: 'read', documents: Array.isArray(found) ? found : [] }))
      .catch((error: unknown) => settle({ kind: 'refused', why: error instanceof Error ? error.message : 'unknown mistake' }));
    return () => {
      left = true;
    };
  }, [client, query]);
  return answer;
}
