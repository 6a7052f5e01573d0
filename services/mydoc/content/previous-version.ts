import { z } from 'zod';
import type { ContentChange } from '#lib/revalidation/content-change.ts';

const legalVersion = z.looseObject({
  _id: z.string(),
  _type: z.literal('article'),
  kind: z.literal('legal'),
  version: z.coerce.number().int().positive(),
  body: z.array(z.unknown()),
});

export type LegalVersion = z.infer<typeof legalVersion>;

/**
 * The text that an edit replaced, as a separate document: only if a legal text was published over itself with another version number,
 * higher or (by mistake) lower. Null otherwise, and for a document without its body.
 */
export function previousVersionOf(change: ContentChange): LegalVersion | null {
  const before = legalVersion.safeParse(change.before).data;
  const after = legalVersion.omit({ body: true }).safeParse(change.after).data;
  if (!before || !after || before._id !== after._id || after.version === before.version) return null;
  const { _rev: _revision, _updatedAt: _updated, _createdAt: _created, ...kept } = before;
  return { ...kept, _id: `${before._id}-v${before.version}` };
}
