import { useMemo, useState } from 'react';
import { useAnswer } from '../use-answer.ts';
import { draftFindings, findingsIn } from './all-findings.ts';
import type { Finding } from './finding.ts';

const everything = '*[!(_type match "system.*") && !(_type match "sanity.*")][0...5000]';
const everyDraft = '*[_id in path("drafts.**")][0...1000]';
const everyPicture = '*[_type == "sanity.imageAsset"][0...5000]{_id, originalFilename, extension, size, metadata{dimensions}}';

type Check =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'read';
      readonly findings: readonly Finding[];
      /** What publishing the drafts would bring. */
      readonly inDrafts: readonly Finding[];
      readonly documentCount: number;
    };

/** Reads the content once and looks for what is wrong in it. */
export function useFindings(): Check {
  const documents = useAnswer(everything);
  const drafts = useAnswer(everyDraft, 'raw');
  const pictures = useAnswer(everyPicture);
  const [openedAtMs] = useState(() => Date.now());
  return useMemo(() => {
    if (documents.kind !== 'read') return documents;
    if (drafts.kind !== 'read') return drafts;
    if (pictures.kind !== 'read') return pictures;
    const content = { published: documents.documents, drafts: drafts.documents, pictures: pictures.documents };
    return {
      kind: 'read',
      findings: findingsIn(content.published, content.pictures, openedAtMs),
      inDrafts: draftFindings(content, openedAtMs),
      documentCount: content.published.length,
    };
  }, [documents, drafts, pictures, openedAtMs]);
}
