import { z } from 'zod';
import { stegaFree } from './stega-free.ts';
import { localised } from './localised.ts';

const fraction = z.number().min(0).max(1);

/** A picture as an editor placed it: the asset, the crop, and the hotspot. */
export const pictureSchema = z.object({
  ref: stegaFree(z.string().regex(/^image-[A-Za-z0-9]+-\d+x\d+-[a-z0-9]+$/)),
  alt: localised,
  crop: z.object({ top: fraction, bottom: fraction, left: fraction, right: fraction }).nullish(),
  hotspot: z.object({ x: fraction, y: fraction }).nullish(),
});

export type PictureDocument = z.infer<typeof pictureSchema>;

/** The fields that `pictureSchema` parses, for use in a query. */
export const pictureFields = `{"ref": asset._ref, alt, crop{top, bottom, left, right}, hotspot{x, y}}`;
