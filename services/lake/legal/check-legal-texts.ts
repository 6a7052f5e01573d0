import { z } from 'zod';
import { draftIdOf, isPublishedId, publishedIdOf } from '#lib/content/document-ids.ts';
import type { Change, LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { legalRefusal } from '../refusal.ts';
import { addsCorrections, isLegalVersion, refusalOfFrozen } from './frozen-version.ts';
import { isLegalPublication, isSameWriting, refusalOfPublication, type LegalSettings } from './legal-publication.ts';

interface LegalCheck {
  readonly changes: readonly Change[];
  /** The documents before the write, and who changed each last. */
  readonly index: Pick<DocumentIndex, 'get' | 'ofType'>;
  readonly authors: ReadonlyMap<string, string>;
  readonly author: string;
  readonly byMachine: boolean;
  readonly nowMs: number;
}

const settingsSchema = z.looseObject({
  legalApprovals: z.number().catch(1).default(1),
  legalNoticeDays: z.number().nonnegative().catch(0).default(0),
});

/**
 * Holds a write to what legal texts ask for, whoever sends it: published versions are frozen, a new one is published by a second person and
 * with its notice. @throws 409 with the reason
 */
export function checkLegalTexts({ changes, index, authors, author, byMachine, nowMs }: LegalCheck): void {
  for (const [position, change] of changes.entries()) {
    const frozen = refusalOfFrozen(change);
    if (frozen) throw legalRefusal(change.id, frozen, position);
    if (!change.after || !isLegalPublication(change)) continue;
    const draftId = sourceOf(change, changes);
    const draft = index.get(draftId);
    const refusal = refusalOfPublication({
      text: change.after,
      isCorrection: addsCorrections(change),
      draft: draft ? { document: draft, author: authors.get(writtenAs(draft, index)) } : null,
      publishedBy: author,
      byMachine,
      siblings: siblingsOf(change, changes, index),
      settings: legalSettings(index.get('siteSettings')),
      nowMs,
    });
    if (refusal) throw legalRefusal(change.id, refusal, position);
  }
}

/** What a text is published from: the version or the draft that goes with this write. */
function sourceOf({ id }: Change, changes: readonly Change[]): string {
  const gone = changes.find((other) => other.id !== id && publishedIdOf(other.id) === id && other.before !== null && other.after === null);
  return gone?.id ?? draftIdOf(id);
}

/** Where a text was written: adding an unchanged draft to a release is not writing. */
function writtenAs(source: LakeDocument, index: LegalCheck['index']): string {
  const draft = index.get(draftIdOf(source._id));
  return draft && isSameWriting(draft, source) ? draft._id : source._id;
}

/** Absent settings are the strict ones: a second person, no notice. */
function legalSettings(document: LakeDocument | undefined): LegalSettings {
  const { legalApprovals, legalNoticeDays } = settingsSchema.parse(document ?? {});
  return { secondPerson: legalApprovals !== 0, noticeDays: legalNoticeDays };
}

/** Published versions of the same text in the same language, those of the same write included. */
function siblingsOf(change: Change, changes: readonly Change[], index: LegalCheck['index']): readonly LakeDocument[] {
  const [slug, language] = addressOf(change.after);
  const together = changes.flatMap(({ after }) => (after ? [after] : []));
  return [...index.ofType('article'), ...together].filter((other) => {
    const [otherSlug, otherLanguage] = addressOf(other);
    return other._id !== change.id && isPublishedId(other._id) && isLegalVersion(other) && otherSlug === slug && otherLanguage === language;
  });
}

const addressSchema = z.looseObject({
  slug: z.looseObject({ current: z.string() }).optional().catch(undefined),
  language: z.unknown().optional(),
});

function addressOf(document: LakeDocument | null): readonly [string | undefined, unknown] {
  const { slug, language } = addressSchema.parse(document ?? {});
  return [slug?.current, language];
}
