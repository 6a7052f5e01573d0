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
    'count(*[_type == "article" && kind == $kind && language == $language && slug.current == $slug && version == $version && !sanity::versionOf($own)])',
    { kind, language, slug, version: value },
  );
  return taken === 0 || `Version ${value} of this text exists already in this language.`;
}

/** The translations of one text share its key; another text has another one, also a copy of this. */
export async function checkKeyIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  const { kind, language, version } = asRecord(context.document);
  if (typeof value !== 'string' || typeof version !== 'number') return true;
  const taken = await lookUp(
    context,
    'count(*[_type == "article" && kind == $kind && language == $language && translationKey == $key && version == $version && !sanity::versionOf($own)])',
    { kind, language, key: value, version },
  );
  return taken === 0 || 'Another text has this key in this language. Give a new text a key of its own; a translation keeps it.';
}
