import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** Two documents of one type must not share a slug. */
export async function checkSlugIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const type = context.document?._type;
  const taken = await lookUp(context, 'count(*[_type == $type && slug.current == $slug && !sanity::versionOf($own)])', {
    type,
    slug: value,
  });
  return taken === 0 || `Another entry has the address ${value} already.`;
}
