import * as z from 'zod/mini';

/** The fields common to every published document, whole or in summary; its other fields stay unparsed. */
export const documentHead = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.optional(z.string()),
  _updatedAt: z.optional(z.string()),
});
