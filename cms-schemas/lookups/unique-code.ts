import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** Two documents of one type must not share a code. */
export async function checkCodeIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const type = context.document?._type;
  const taken = await lookUp(context, 'count(*[_type == $type && code == $code && !sanity::versionOf($own)])', { type, code: value });
  return taken === 0 || `Another entry has the code ${value} already.`;
}
