import { z } from 'zod';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

/** The whole help tree, in the order of its menu. */
export const categoriesQuery = `*[_type == "category"] | order(order asc, _id asc)[0...500]{_id, "slug": slug.current, name, "parent": parent._ref}`;

export const categorySchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.string().regex(/^[a-z0-9][a-z0-9-]*$/i)),
  name: localised,
  parent: stegaFree(z.string())
    .nullish()
    .transform((value) => value ?? null),
});

export type CategoryDocument = z.infer<typeof categorySchema>;
