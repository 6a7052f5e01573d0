import { isDeepStrictEqual } from 'node:util';
import { isPublishedId } from '#lib/content/document-ids.ts';
import type { Change, LakeDocument } from '../documents/document.ts';

/** Fields in which every write differs. */
const stamps: ReadonlySet<string> = new Set(['_rev', '_updatedAt', '_system']);

/** The place of a text in lists is no part of it. */
const place = 'order';

/** Corrections beside a published text; the list only grows. */
const corrections = 'errata';

/** Whether a document is one version of a legal text. */
export const isLegalVersion = (document: LakeDocument | null | undefined): document is LakeDocument =>
  document?._type === 'article' && document.kind === 'legal';

/**
 * Why a change of a published version is refused: it is frozen for every role, as customers agreed to it. Null for every other change, and
 * for one that only moves it in lists or adds a correction beside it.
 */
export function refusalOfFrozen({ id, before, after }: Change): string | null {
  if (!isPublishedId(id) || !isLegalVersion(before)) return null;
  const named = `Version ${String(before.version)} of this legal text is published and stays as it is`;
  if (!after) return `${named}: it cannot be deleted or unpublished`;
  if (keepsCorrections(before[corrections], after[corrections]) && isSameText(before, after)) return null;
  return `${named}: make a new version, or add a correction beside it`;
}

/** Whether a change adds corrections to a published version. */
export const addsCorrections = ({ id, before, after }: Change): boolean =>
  isPublishedId(id) && isLegalVersion(before) && isLegalVersion(after) && !isDeepStrictEqual(before[corrections], after[corrections]);

function isSameText(before: LakeDocument, after: LakeDocument): boolean {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.every((name) => isFree(name) || isDeepStrictEqual(before[name], after[name]));
}

const isFree = (name: string): boolean => stamps.has(name) || name === place || name === corrections;

function keepsCorrections(before: unknown, after: unknown): boolean {
  const kept = before ?? [];
  const now = after ?? [];
  if (!Array.isArray(kept) || !Array.isArray(now)) return isDeepStrictEqual(before, after);
  return isDeepStrictEqual(now.slice(0, kept.length), kept);
}
