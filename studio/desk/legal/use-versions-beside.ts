import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '../../../lib/content/api-version.ts';
import { versionsBeside, versionsBesideQuery, type VersionBeside } from './versions-beside.ts';

const legalTexts = '*[_type == "article" && kind == "legal"]';

/** The other versions and languages of a legal text, as others write them; null until they are read, and for what is no legal text. */
export function useVersionsBeside(document: unknown): readonly VersionBeside[] | null {
  const { listenQuery } = useDocumentStore();
  const { kind, translationKey, version, language } = asRecord(document);
  const [versions, setVersions] = useState<readonly VersionBeside[] | null>(null);
  useEffect(() => {
    if (kind !== 'legal') return undefined;
    const subscription = listenQuery(
      { fetch: versionsBesideQuery, listen: legalTexts },
      { key: String(translationKey ?? ''), version: Number(version ?? 0), language: String(language ?? '') },
      { apiVersion: contentApiVersion, perspective: 'raw', throttleTime: 500 },
    ).subscribe({
      next: (answer: unknown) => setVersions(versionsBeside(answer)),
      // what was read last stays
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [listenQuery, kind, translationKey, version, language]);
  return kind === 'legal' ? versions : null;
}
