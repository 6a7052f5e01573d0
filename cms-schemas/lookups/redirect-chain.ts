import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { checkRedirectLoop } from '#cms-schemas/rules/address.ts';
import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Two redirects must not start at the same path. */
export async function checkRedirectFromIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "redirect" && from == $from && !sanity::versionOf($own)])', { from: value });
  return taken === 0 || `There is a redirect from ${value} already.`;
}

/** Follows existing redirects from this one's target. */
export async function checkRedirectEnds(value: unknown, context: ValidationContext): Promise<Verdict> {
  const from = context.document?.from;
  if (typeof value !== 'string' || typeof from !== 'string') return true;
  const found = await lookUp(context, '*[_type == "redirect" && !sanity::versionOf($own)]{from, to}', {});
  const others = (Array.isArray(found) ? found : []).flatMap((entry: unknown) => {
    const { from: otherFrom, to } = asRecord(entry);
    return typeof otherFrom === 'string' && typeof to === 'string' ? [{ from: otherFrom, to }] : [];
  });
  return checkRedirectLoop({ from, to: value }, others);
}
