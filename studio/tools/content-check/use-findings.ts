import { useEffect, useMemo, useState } from 'react';
import { useGrantsStore } from 'sanity';
import { openTranslations } from '../../../lib/contracts/calls/translation-calls.ts';
import { useAnswer } from '../use-answer.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { draftFindings, findingsIn } from './all-findings.ts';
import type { Finding } from './finding.ts';
import { staleFindings } from './stale-findings.ts';
import { documentsOf, mendingOf, writableAmong, type Mending } from './who-mends.ts';
import { reasonOf } from '../../connection/reason-of.ts';

const everything = '*[!(_type match "system.*") && !(_type match "sanity.*")][0...5000]';
const everyDraft = '*[_id in path("drafts.**")][0...1000]';
const everyPicture = '*[_type == "sanity.imageAsset"][0...5000]{_id, originalFilename, extension, size, metadata{dimensions}}';

type Failing = { readonly kind: 'reading' } | { readonly kind: 'refused'; readonly why: string };

type Check =
  | Failing
  | {
      readonly kind: 'read';
      readonly findings: Mending;
      /** What publishing the drafts would bring. */
      readonly inDrafts: Mending;
      readonly documentCount: number;
    };

interface Found {
  readonly kind: 'read';
  readonly findings: readonly Finding[];
  readonly inDrafts: readonly Finding[];
  readonly documentCount: number;
  /** What the findings are about. */
  readonly documents: readonly unknown[];
}

type Rights = Failing | { readonly kind: 'read'; readonly writable: ReadonlySet<string> };

const reading = { kind: 'reading' } as const;

/** Reads the content once and looks for what is wrong in it, and what of that the editor's role may mend. */
export function useFindings(): Check {
  const found = useFound();
  const rights = useRights(found);
  return useMemo(() => {
    if (found.kind !== 'read') return found;
    if (rights.kind !== 'read') return rights;
    const { findings, inDrafts, documentCount } = found;
    return { kind: 'read', findings: mendingOf(findings, rights.writable), inDrafts: mendingOf(inDrafts, rights.writable), documentCount };
  }, [found, rights]);
}

function useFound(): Failing | Found {
  const documents = useAnswer(everything);
  const drafts = useAnswer(everyDraft, 'raw');
  const pictures = useAnswer(everyPicture);
  const open = useEditorCall(openTranslations);
  const [openedAtMs] = useState(() => Date.now());
  return useMemo(() => {
    if (documents.kind !== 'read') return documents;
    if (drafts.kind !== 'read') return drafts;
    if (pictures.kind !== 'read') return pictures;
    if (open.kind === 'reading') return open;
    const content = { published: documents.value, drafts: drafts.value, pictures: pictures.value };
    // without the services the rest is found all the same
    const stale = open.kind === 'read' ? staleFindings(open.message) : [];
    const findings = findingsIn(content.published, content.pictures, openedAtMs, stale);
    const inDrafts = draftFindings(content, openedAtMs);
    return {
      kind: 'read',
      findings,
      inDrafts,
      documentCount: content.published.length,
      documents: documentsOf([...findings, ...inDrafts], [...content.published, ...content.drafts]),
    };
  }, [documents, drafts, pictures, open, openedAtMs]);
}

function useRights(found: Failing | Found): Rights {
  const grants = useGrantsStore();
  const [rights, setRights] = useState<Rights>(reading);
  useEffect(() => {
    if (found.kind !== 'read') return undefined;
    const subscription = writableAmong(found.documents, grants).subscribe({
      next: (writable) => setRights({ kind: 'read', writable }),
      error: (error: unknown) => setRights({ kind: 'refused', why: reasonOf(error) }),
    });
    return () => subscription.unsubscribe();
  }, [found, grants]);
  return rights;
}
