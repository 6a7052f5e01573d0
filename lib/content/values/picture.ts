import * as z from 'zod/mini';
import { stegaFree } from './stega-free.ts';
import { localised } from './localised.ts';

const fraction = z.number().check(z.gte(0), z.lte(1));

/** A picture as an editor placed it: the asset, the crop, and the hotspot. */
export const pictureSchema = z.object({
  ref: stegaFree(z.string().check(z.regex(/^image-[A-Za-z0-9]+-\d+x\d+-[a-z0-9]+$/))),
  alt: localised,
  crop: z.nullish(z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
  hotspot: z.nullish(z.object({ x: fraction, y: fraction })),
});

export type PictureDocument = z.infer<typeof pictureSchema>;

/** The fields that `pictureSchema` parses, for use in a query. */
export const pictureFields = `{"ref": asset._ref, alt, crop{top, bottom, left, right}, hotspot{x, y}}`;
