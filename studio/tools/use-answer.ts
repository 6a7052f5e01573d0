import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { whyOf } from '../connection/reason-of.ts';

export type Answer =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly documents: readonly unknown[] };

/** Queries the lake once, for published documents or, `raw`, drafts too. */
export function useAnswer(query: string, perspective: 'published' | 'raw' = 'published'): Answer {
  const client = useClient({ apiVersion: contentApiVersion });
  const [answer, setAnswer] = useState<Answer>({ kind: 'reading' });
  useEffect(() => {
    let left = false;
    const settle = (next: Answer) => {
      if (!left) setAnswer(next);
    };
    client
      .withConfig({ perspective })
      .fetch<unknown>(query)
      .then((found) => settle({ kind: 'read', documents: Array.isArray(found) ? found : [] }))
      .catch((error: unknown) => settle({ kind: 'refused', why: whyOf(error) }));
    return () => {
      left = true;
    };
  }, [client, query, perspective]);
  return answer;
}
