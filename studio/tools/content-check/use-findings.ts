import { useMemo, useState } from 'react';
import { useAnswer } from '../use-answer.ts';
import { addressFindings } from './address-findings.ts';
import { bannerFindings } from './banner-findings.ts';
import { exampleFindings } from './example-findings.ts';
import { figureFindings } from './figure-findings.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-findings.ts';
import { lonelyFindings } from './lonely-findings.ts';
import { pictureFindings } from './picture-findings.ts';
import { redirectFindings } from './redirect-findings.ts';
import { sellerFindings } from './seller-findings.ts';
import { translationFindings } from './translation-findings.ts';

const everything = '*[!(_type match "system.*") && !(_type match "sanity.*")][0...5000]';
const everyPicture = '*[_type == "sanity.imageAsset"][0...5000]{_id, originalFilename, extension, size, metadata{dimensions}}';

type Check =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'read'; readonly findings: readonly Finding[]; readonly documentCount: number };

/** Reads the published content once and looks for what is wrong in it. */
export function useFindings(): Check {
  const documents = useAnswer(everything);
  const pictures = useAnswer(everyPicture);
  const [openedAtMs] = useState(() => Date.now());
  return useMemo(() => {
    if (documents.kind !== 'read') return documents;
    if (pictures.kind !== 'read') return pictures;
    const findings = [
      ...linkFindings(documents.documents),
      ...redirectFindings(documents.documents),
      ...addressFindings(documents.documents),
      ...pictureFindings(documents.documents, pictures.documents),
      ...translationFindings(documents.documents),
      ...bannerFindings(documents.documents, openedAtMs),
      ...lonelyFindings(documents.documents),
      ...figureFindings(documents.documents),
      ...sellerFindings(documents.documents),
      ...exampleFindings(documents.documents),
    ];
    return { kind: 'read', findings, documentCount: documents.documents.length };
  }, [documents, pictures, openedAtMs]);
}
