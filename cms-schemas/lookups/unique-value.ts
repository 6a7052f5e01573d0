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

/** A suffix has one price list. */
export async function checkSuffixIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "domainSuffix" && suffix == $value && !(_id in $own)])', { value });
  return taken === 0 || `There is a price list for ${value} already.`;
}

/** A route has one page. */
export async function checkMarketingPageIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string') return true;
  const taken = await lookUp(context, 'count(*[_type == "marketingPage" && pageId == $value && !(_id in $own)])', { value });
  return taken === 0 || `There is a page for ${value} already.`;
}

/** A transfer plan has a number of its own in addresses. */
export async function checkFlowIdIsFree(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'number') return true;
  const taken = await lookUp(context, 'count(*[_type == "trafficPlan" && flowId == $value && !(_id in $own)])', { value });
  return taken === 0 || `The number ${value} is taken.`;
}
