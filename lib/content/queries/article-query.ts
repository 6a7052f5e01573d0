import * as z from 'zod/mini';
import { languages } from '#lib/language/languages.ts';
import { isTimeOfDay, isZone } from '../effective-instant.ts';
import { stegaFree } from '../values/stega-free.ts';

/** The fields that `articleEditionSchema` parses. */
export const editionFields = `_id, kind, language, "slug": slug.current, translationKey, title, version, effectiveDate, effectiveTime,
  effectiveZone, changeNote`;

/** Every version of the article at a slug, without its text; legal texts first, so that no number of help articles crowds them out. */
export const articleEditionsQuery = `*[_type == "article" && kind in ["help", "legal"] && slug.current == $slug]
  | order(kind desc, version desc)[0...500]{${editionFields}}`;

/** Every version and translation that shares a key: one equality, which the CMS answers without scanning the other articles. */
export const articleTranslationsQuery = `*[
  _type == "article" && kind in ["help", "legal"] && translationKey == $key && defined(slug.current)]
  | order(kind desc, version desc)[0...500]{${editionFields}}`;

/** Every version of the legal texts in one language: the clock decides which is in force. */
export const legalEditionsQuery = `*[_type == "article" && kind == "legal" && language == $language && defined(slug.current)]
  | order(order asc, slug.current asc, version desc)[0...500]{${editionFields}}`;

/** The text of one version in one language, by the document that was chosen: another article may have its slug and number. */
export const articleTextQuery = `*[_type == "article" && _id == $id][0]{
  _id, _updatedAt, "category": category._ref, summary, body, errata
}`;

/** A day, or an instant (effective-instant.ts). */
const effectiveDate = stegaFree(z.union([z.iso.date(), z.iso.datetime({ offset: true })]));

export const articleEditionSchema = z.object({
  _id: z.string(),
  kind: stegaFree(z.enum(['help', 'legal'])),
  language: stegaFree(z.enum(languages)),
  slug: stegaFree(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/i))),
  translationKey: z.pipe(
    z.nullish(stegaFree(z.string())),
    z.transform((value) => value ?? null),
  ),
  title: z.string().check(z.minLength(1)),
  version: z.int().check(z.positive()),
  effectiveDate,
  effectiveTime: z.catch(z.nullish(stegaFree(z.string().check(z.refine(isTimeOfDay)))), null),
  effectiveZone: z.catch(z.nullish(stegaFree(z.string().check(z.refine(isZone)))), null),
  changeNote: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
});

export type ArticleEdition = z.infer<typeof articleEditionSchema>;

const erratumSchema = z.object({ _key: z.string(), on: stegaFree(z.iso.date()), text: z.string().check(z.minLength(1)) });

/** A correction beside a published text. */
export type Erratum = z.infer<typeof erratumSchema>;

/** The body stays unknown here: it is parsed block by block, so that one malformed block is left out alone. */
export const articleTextSchema = z.object({
  _id: z.string(),
  _updatedAt: z.pipe(
    z.nullish(z.iso.datetime({ offset: true })),
    z.transform((value) => value ?? null),
  ),
  /** The category of a help article. */
  category: z.pipe(
    z.nullish(stegaFree(z.string())),
    z.transform((value) => value ?? null),
  ),
  summary: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
  body: z.unknown(),
  /** One that is malformed is left out alone. */
  errata: z.pipe(
    z.nullish(z.array(z.catch(z.nullable(erratumSchema), null))),
    z.transform((all) => (all ?? []).filter((each) => each !== null)),
  ),
});

export type ArticleText = z.infer<typeof articleTextSchema>;
