import { z } from 'zod';
import { isRecord, type LakeDocument } from '../documents/document.ts';

/** What a release is doing; the state in between, `unarchiving`, is seen only while one is brought back from the archive. */
export type ReleaseState = 'active' | 'scheduled' | 'published' | 'archived' | 'unarchiving';

const idPrefix = '_.releases.';

/** A name that a perspective could take for a layer of its own is none. */
const reserved = new Set(['drafts', 'published', 'previewDrafts', 'raw', 'versions']);

export const releaseNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the name of a release')
  .refine((name) => !reserved.has(name), 'is a name of Sanity’s own');

/** The id of the document that says what a release is. */
export const releaseId = (name: string): string => `${idPrefix}${name}`;

/** Whether a document is a release; its type alone says nothing. */
export const isRelease = ({ _id, _type, name }: LakeDocument): boolean => _type === 'system.release' && _id === releaseId(String(name));

/** The release that a version belongs to; null: the id is not a version's. */
export function releaseOfVersion(id: string): string | null {
  const [prefix, name, rest] = id.split('.', 3);
  return prefix === 'versions' && name !== undefined && rest !== undefined ? name : null;
}

export const stateOf = (release: LakeDocument): unknown => release.state;

/** Whether a version says that its document is taken off the site when its release is published. */
export const isRemoval = (version: LakeDocument): boolean => isRecord(version._system) && version._system.delete === true;

/** When a scheduled release is due, in ms; null: it is not scheduled. */
export function dueAtMs(release: LakeDocument): number | null {
  if (stateOf(release) !== 'scheduled') return null;
  const at = Date.parse(String(release.publishAt));
  return Number.isNaN(at) ? null : at;
}
