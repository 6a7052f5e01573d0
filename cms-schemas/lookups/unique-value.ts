import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** One SEO entry per route. */
export async function checkPageIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "pageSeo" && pageId == $value && !sanity::versionOf($own)])', { value });
  return taken === 0 || `There is an entry for ${value} already.`;
}

/** One document per claim. */
export async function checkClaimIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "claim" && key == $value && !sanity::versionOf($own)])', { value });
  return taken === 0 || 'This claim is made in another entry already.';
}

/** One price list per suffix. */
export async function checkSuffixIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "domainSuffix" && suffix == $value && !sanity::versionOf($own)])', { value });
  return taken === 0 || `There is a price list for ${value} already.`;
}

/** One page per route. */
export async function checkMarketingPageIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "marketingPage" && pageId == $value && !sanity::versionOf($own)])', { value });
  return taken === 0 || `There is a page for ${value} already.`;
}

/** The number of a transfer plan in addresses is unique. */
export async function checkFlowIdIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'number') return true;
  const taken = await lookUp(context, 'count(*[_type == "trafficPlan" && flowId == $value && !sanity::versionOf($own)])', { value });
  return taken === 0 || `The number ${value} is taken.`;
}
