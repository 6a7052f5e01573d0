import * as z from 'zod/mini';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

/** The whole help tree, in the order of its menu. */
export const categoriesQuery = `*[_type == "category"] | order(order asc, _id asc)[0...500]{_id, "slug": slug.current, name, "parent": parent._ref}`;

export const categorySchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/i))),
  name: localised,
  parent: z.pipe(
    z.nullish(stegaFree(z.string())),
    z.transform((value) => value ?? null),
  ),
});

export type CategoryDocument = z.infer<typeof categorySchema>;
