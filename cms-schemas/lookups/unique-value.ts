import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** A route has one entry. */
export async function checkPageIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "pageSeo" && pageId == $value && !(_id in $own)])', { value });
  return taken === 0 || `There is an entry for ${value} already.`;
}

/** A claim is made in one place. */
export async function checkClaimIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "claim" && key == $value && !(_id in $own)])', { value });
  return taken === 0 || 'This claim is made in another entry already.';
}
