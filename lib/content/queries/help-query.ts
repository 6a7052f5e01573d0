import * as z from 'zod/mini';
import { articleEditionSchema, editionFields } from './article-query.ts';
import { stegaFree } from '../values/stega-free.ts';

const helpFields = `${editionFields}, _createdAt, summary, product, "category": category._ref`;

/** Every version of the help articles in one language, in their order: the clock decides which is in force. */
export const helpEditionsQuery = `*[_type == "article" && kind == "help" && language == $language && defined(slug.current)]
  | order(order asc, slug.current asc, version desc)[0...2000]{${helpFields}}`;

/** Every version of the help articles in every language, for the services, which hold one list. */
export const allHelpEditionsQuery = `*[_type == "article" && kind == "help" && defined(slug.current)]
  | order(order asc, slug.current asc, version desc)[0...6000]{${helpFields}}`;

/** The addresses of the articles in a category and below it: the tree has three levels. */
export const helpBelowQuery = `array::unique(*[_type == "article" && kind == "help" && defined(slug.current) && (
  category._ref == $id || category->parent._ref == $id || category->parent->parent._ref == $id
)][0...2000].slug.current)`;

const fields = z.extend(articleEditionSchema, {
  _createdAt: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
  /** The product that it is about, by its page. */
  product: z.catch(z.nullish(stegaFree(z.string().check(z.startsWith('/')))), null),
  summary: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
  category: z.pipe(
    z.nullish(stegaFree(z.string())),
    z.transform((value) => value ?? null),
  ),
});

export const helpEditionSchema = z.pipe(
  fields,
  z.transform(({ _createdAt, product, ...edition }) => ({
    ...edition,
    product: product ?? null,
    createdOn: _createdAt ? new Date(_createdAt).toISOString().slice(0, 10) : '',
  })),
);

export type HelpEdition = z.infer<typeof helpEditionSchema>;
