import { z } from 'zod';

/** The fields common to every published document, whole or in summary; its other fields stay unparsed. */
export const documentHead = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string().optional(),
  _updatedAt: z.string().optional(),
});
