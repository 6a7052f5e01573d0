import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tosSlug } from '#lib/content/article-paths.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { articleEditionSchema, editionFields } from '#lib/content/queries/article-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { defaultLanguage, languages, type Language } from '#lib/language/languages.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

const freshMs = 1_000;

const tosEdition = z
  .object({ ...articleEditionSchema.shape, summary: z.unknown(), body: z.unknown() })
  .transform(({ summary, body, ...edition }) => ({
    ...edition,
    fingerprint: fingerprintOf([edition.slug, edition.language, edition.version, edition.title, summary ?? null, body ?? null]),
  }));

/** A version of the terms in one language, and the SHA-256 of its text. */
export type TosEdition = z.infer<typeof tosEdition>;

/** Every version of the terms of service, in all languages. */
export const tosShape: CachedQuery<readonly TosEdition[]> = {
  key: 'terms-of-service-3',
  query: `*[_type == "article" && kind == "legal" && slug.current == "${tosSlug}"] | order(_id asc)[0...200]{
    ${editionFields}, summary, body
  }`,
  freshMs,
  read: (elements, report) => parseEach(tosEdition, elements, 'article', report),
};

/** The terms of service that are in force at an instant: one edition per language, mostly of the same version. */
export const tosInForce = <Edition extends Pick<TosEdition, 'language' | 'version' | 'effectiveDate'>>(
  editions: readonly Edition[],
  nowMs: number,
): Edition[] =>
  languages.flatMap(
    (language) =>
      editionInForce(
        editions.filter((edition) => edition.language === language),
        nowMs,
      ) ?? [],
  );

/** The text that a buyer reads, as the page chooses it: in the page's language, else in English, else in the one that has it. */
export const tosOf = <Edition extends Pick<TosEdition, 'language'>>(inForce: readonly Edition[], language: Language): Edition | null =>
  inForce.find((edition) => edition.language === language) ??
  inForce.find((edition) => edition.language === defaultLanguage) ??
  inForce[0] ??
  null;

/** SHA-256 over JSON with sorted names, hexadecimal: the same for the same text, however the CMS sends it. */
function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts, sortedNames)).digest('hex');
}

const sortedNames = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;
