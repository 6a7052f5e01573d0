import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { addressFindings } from './address-findings.ts';
import { bannerFindings } from './banner-findings.ts';
import { exampleFindings } from './example-findings.ts';
import { figureFindings } from './figure-findings.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-findings.ts';
import { orphanFindings } from './orphan-findings.ts';
import { pictureFindings } from './picture-findings.ts';
import { redirectFindings } from './redirect-findings.ts';
import { sellerFindings } from './seller-findings.ts';
import { translationFindings } from './translation-findings.ts';
import { publishedIdOf } from '../../../lib/content/document-ids.ts';

/** What is wrong in published documents. `stale`: what the services say of their translations. */
export const findingsIn = (
  documents: readonly unknown[],
  pictures: readonly unknown[],
  nowMs: number,
  stale: readonly Finding[] = [],
): readonly Finding[] => [
  ...linkFindings(documents),
  ...redirectFindings(documents),
  ...addressFindings(documents),
  ...pictureFindings(documents, pictures),
  ...translationFindings(documents),
  ...stale,
  ...bannerFindings(documents, nowMs),
  ...orphanFindings(documents),
  ...figureFindings(documents),
  ...sellerFindings(documents),
  ...exampleFindings(documents),
];

interface Content {
  readonly published: readonly unknown[];
  readonly drafts: readonly unknown[];
  readonly pictures: readonly unknown[];
}

/** What would be wrong, and is not yet, if every draft were published as it is. */
export function draftFindings({ published, drafts, pictures }: Content, nowMs: number): readonly Finding[] {
  const written = drafts.map((draft) => ({ ...asRecord(draft), _id: publishedIdOf(String(asRecord(draft)._id)) }));
  const replaced = new Set<unknown>(written.map(({ _id }) => _id));
  const then = [...published.filter((document) => !replaced.has(asRecord(document)._id)), ...written];
  const known = new Set(findingsIn(published, pictures, nowMs).map(nameOf));
  return findingsIn(then, pictures, nowMs).filter((finding) => !known.has(nameOf(finding)));
}

const nameOf = ({ id, area, what }: Finding): string => [id, area, what].join(' ');
