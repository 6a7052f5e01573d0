import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { contentApiVersion } from '../../lib/content/api-version.ts';
import { unpublishingChanges, unpublishingIn, unpublishingQuery, type Unpublishing } from './unpublishing.ts';

/** When a document leaves the site by itself, as anybody says or changes it. `id`: of the published document. */
export function useUnpublishing(id: string): Unpublishing | null {
  const { listenQuery } = useDocumentStore();
  const [answer, setAnswer] = useState<unknown>(null);
  useEffect(() => {
    const subscription = listenQuery(
      { fetch: unpublishingQuery, listen: unpublishingChanges },
      { id },
      { apiVersion: contentApiVersion, perspective: 'raw', throttleTime: 500 },
    ).subscribe({
      next: setAnswer,
      // what was read last stays
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [listenQuery, id]);
  return unpublishingIn(answer);
}
