import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { auditFileAddress, readAudit, readTitles, type AuditEntry, type AuditFilter, type AuditPage } from './audit-calls.ts';
import { whyOf } from '../../connection/reason-of.ts';

export type AuditLog =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'read';
      readonly entries: readonly AuditEntry[];
      readonly next: string | null;
      readonly people: AuditPage['people'];
      readonly titles: ReadonlyMap<string, unknown>;
    };

/** The entries of a filter that have been read so far, how more are read, and where all of them are as a file. */
export function useAuditLog(filter: AuditFilter): {
  readonly log: AuditLog;
  readonly readMore: () => Promise<void>;
  readonly fileAddress: string;
} {
  const client = useClient({ apiVersion: contentApiVersion });
  const [log, setLog] = useState<AuditLog>({ kind: 'reading' });

  const read = useCallback(
    async (before: string | null) => {
      const page = await readAudit(client, filter, before);
      const ids = new Set(page.entries.map(({ document }) => document).filter((id) => id !== null));
      return { ...page, titles: ids.size === 0 ? new Map<string, unknown>() : await readTitles(client, [...ids]) };
    },
    [client, filter],
  );

  useEffect(() => {
    let left = false;
    const settle = (next: AuditLog) => {
      if (!left) setLog(next);
    };
    settle({ kind: 'reading' });
    read(null)
      .then((page) => settle({ kind: 'read', ...page }))
      .catch((error: unknown) => settle({ kind: 'refused', why: whyOf(error) }));
    return () => {
      left = true;
    };
  }, [read]);

  const readMore = async (): Promise<void> => {
    if (log.kind !== 'read' || log.next === null) return;
    try {
      const page = await read(log.next);
      setLog({ ...page, kind: 'read', entries: [...log.entries, ...page.entries], titles: new Map([...log.titles, ...page.titles]) });
    } catch (error) {
      setLog({ kind: 'refused', why: whyOf(error) });
    }
  };
  return { log, readMore, fileAddress: auditFileAddress(client, filter) };
}
