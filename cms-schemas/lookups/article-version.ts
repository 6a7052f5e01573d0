import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Only one document per kind, slug, language and version. */
export async function checkVersionIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  const { kind, language } = asRecord(context.document);
  const slug = asRecord(asRecord(context.document).slug).current;
  if (typeof value !== 'number' || typeof slug !== 'string') return true;
  const taken = await lookUp(
    context,
    'count(*[_type == "article" && kind == $kind && language == $language && slug.current == $slug && version == $version && !(_id in $own)])',
    { kind, language, slug, version: value },
  );
  return taken === 0 || `Version ${value} of this text exists already in this language.`;
}
