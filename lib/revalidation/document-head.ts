import { z } from 'zod';

/** What every published document says of itself, whole or in summary; its other fields stay as they came. */
export const documentHead = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string().optional(),
  _updatedAt: z.string().optional(),
});
