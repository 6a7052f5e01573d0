import { z } from 'zod';
import { articleEditionSchema, editionFields } from './article-query.ts';
import { stegaFree } from '../values/stega-free.ts';

/** Every version of the help articles in one language, in their order: the clock decides which is in force. */
export const helpEditionsQuery = `*[_type == "article" && kind == "help" && language == $language && defined(slug.current)]
  | order(order asc, slug.current asc, version desc)[0...2000]{${editionFields}, summary, "category": category._ref}`;

/** The addresses of the articles in a category and below it: the tree has three levels. */
export const helpBelowQuery = `array::unique(*[_type == "article" && kind == "help" && defined(slug.current) && (
  category._ref == $id || category->parent._ref == $id || category->parent->parent._ref == $id
)][0...2000].slug.current)`;

export const helpEditionSchema = articleEditionSchema.extend({
  summary: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  category: stegaFree(z.string())
    .nullish()
    .transform((value) => value ?? null),
});

export type HelpEdition = z.infer<typeof helpEditionSchema>;
