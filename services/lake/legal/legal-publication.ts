import { isDeepStrictEqual } from 'node:util';
import { effectiveAtMs, observesNotice } from '#lib/content/effective-instant.ts';
import { languages } from '#lib/language/languages.ts';
import { isPublishedId } from '#lib/content/document-ids.ts';
import { isRecord, type Change, type LakeDocument } from '../documents/document.ts';
import { strengthened } from '../writes/strengthened.ts';
import { addsCorrections, isLegalVersion } from './frozen-version.ts';

/** What the site settings ask of a legal publication. */
export interface LegalSettings {
  /** Whether another person publishes than the one who changed the draft last. */
  readonly secondPerson: boolean;
  /** Days from publication to force. */
  readonly noticeDays: number;
}

export interface LegalPublication {
  /** What is published: a new version, or one with corrections beside it. */
  readonly text: LakeDocument;
  readonly isCorrection: boolean;
  /** The draft before the write, and who changed it last. */
  readonly draft: { readonly document: LakeDocument; readonly author: string | undefined } | null;
  readonly publishedBy: string;
  /** By the token of a machine: no person is behind it. */
  readonly byMachine: boolean;
  /** The published versions of the same text in the same language before the write. */
  readonly siblings: readonly LakeDocument[];
  readonly settings: LegalSettings;
  readonly nowMs: number;
}

/** Whether a change publishes a legal text: a new version, or a correction beside one. */
export const isLegalPublication = (change: Change): boolean =>
  isPublishedId(change.id) && isLegalVersion(change.after) && (!isLegalVersion(change.before) || addsCorrections(change));

/** Why a legal text may not be published like this, as a sentence; null if it may. */
export const refusalOfPublication = (publication: LegalPublication): string | null =>
  refusalOfAuthors(publication) ??
  (publication.isCorrection ? null : (refusalOfShape(publication) ?? refusalOfNumber(publication) ?? refusalOfNotice(publication)));

function refusalOfAuthors({ text, draft, publishedBy, byMachine, settings }: LegalPublication): string | null {
  if (!settings.secondPerson) return null;
  if (byMachine) return 'A legal text is published by a person, not by the token of a machine';
  if (!draft) return 'A legal text is published from its draft: save it as a draft, and let another person publish that';
  if (!isSameWriting(strengthened(draft.document), text)) {
    return 'A legal text is published as its draft stands, by another person than the one who wrote it';
  }
  if (draft.author === publishedBy) return 'You changed this draft last: a legal text is published by another person';
  return null;
}

/** Whether two documents say the same. */
export const isSameWriting = (one: LakeDocument, other: LakeDocument): boolean => isDeepStrictEqual(textOf(one), textOf(other));

/** A document without its id, and without what a write adds. */
function textOf(document: LakeDocument): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, _system, ...fields } = document;
  return fields;
}

const versionAtMost = 99_999;

/** What is published can never be mended: it has to have an address, a language and an instant. */
function refusalOfShape({ text }: LegalPublication): string | null {
  const { version, language, slug, body } = text;
  if (!(typeof version === 'number' && Number.isInteger(version) && version >= 1 && version <= versionAtMost)) {
    return `The number of a version is a whole one, from 1 to ${versionAtMost}`;
  }
  if (!languages.some((each) => each === language)) return `A legal text is in one of these languages: ${languages.join(', ')}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(isRecord(slug) ? String(slug.current) : ''))
    return 'A legal text has an address of small letters, digits and hyphens';
  if (!Array.isArray(body)) return 'The legal text is empty. Write it before publishing';
  return Number.isNaN(inForceAtMs(text)) ? 'Set the date from which this text is in force' : null;
}

/** Two versions of one number would have one address. */
function refusalOfNumber({ text: { version }, siblings }: LegalPublication): string | null {
  const highest = Math.max(0, ...siblings.map((sibling) => Number(sibling.version)).filter(Number.isFinite));
  if (Number(version) <= highest) {
    return `Version ${highest} of this text is published in this language: give the new one a higher number`;
  }
  return null;
}

function refusalOfNotice({ text, settings: { noticeDays }, nowMs }: LegalPublication): string | null {
  if (observesNotice({ inForceMs: inForceAtMs(text), exception: text.noticeException, noticeDays, nowMs })) return null;
  return `A legal text comes into force ${noticeDays} days after it is published or later: move the date, or write why this one may not wait`;
}

function inForceAtMs(text: LakeDocument): number {
  const [effectiveDate, effectiveTime, effectiveZone] = [text.effectiveDate, text.effectiveTime, text.effectiveZone].map(wordsOf);
  return effectiveAtMs({ effectiveDate: effectiveDate ?? '', effectiveTime, effectiveZone });
}

const wordsOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);
