import { useEffect, useState } from 'react';
import { useSyncState } from 'sanity';
import { unansweredCommits } from '../backend.ts';
import { documentsOf } from '../connection/commit-request.ts';
import { connectionState, type ConnectionState } from '../connection/connection-state.ts';
import type { UnansweredCommits } from '../connection/unanswered-commits.ts';
import { unsavedInWords } from './unsaved-in-words.ts';

/** Whether a write of a document has not been answered yet. */
const isBeingWritten = (commits: ReturnType<UnansweredCommits['now']>, publishedId: string): boolean =>
  commits.some((commit) => documentsOf(commit).has(publishedId));

/** Why a document must not be published yet: what is typed has not reached the CMS; null if it has. */
export function useUnsaved(publishedId: string, type: string): string | null {
  const { isSyncing } = useSyncState(publishedId, type);
  const [connection, setConnection] = useState<ConnectionState>('connected');
  const [writing, setWriting] = useState(() => isBeingWritten(unansweredCommits.now(), publishedId));
  useEffect(() => {
    const states = connectionState(unansweredCommits).subscribe(setConnection);
    const writes = unansweredCommits.changes.subscribe((commits) => setWriting(isBeingWritten(commits, publishedId)));
    return () => {
      states.unsubscribe();
      writes.unsubscribe();
    };
  }, [publishedId]);
  return unsavedInWords({ connection, saving: isSyncing || writing });
}
