import type { ValidationContext } from 'sanity';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** A check that no other document of a type has the same value in a field. */
const isFree =
  (type: string, field: string, taken: (value: string | number) => string) =>
  async (value: unknown, context: ValidationContext): Promise<Verdict> => {
    if (typeof value !== 'string' && typeof value !== 'number') return true;
    const others = await lookUp(context, `count(*[_type == "${type}" && ${field} == $value && !sanity::versionOf($own)])`, { value });
    return others === 0 || taken(value);
  };

/** One SEO entry per route. */
export const checkPageIsFree = isFree('pageSeo', 'pageId', (value) => `There is an entry for ${value} already.`);

/** One document per claim. */
export const checkClaimIsFree = isFree('claim', 'key', () => 'This claim is made in another entry already.');

/** One price list per suffix. */
export const checkSuffixIsFree = isFree('domainSuffix', 'suffix', (value) => `There is a price list for ${value} already.`);

/** One page per route. */
export const checkMarketingPageIsFree = isFree('marketingPage', 'pageId', (value) => `There is a page for ${value} already.`);

/** The number of a transfer plan in addresses is unique. */
export const checkFlowIdIsFree = isFree('trafficPlan', 'flowId', (value) => `The number ${value} is taken.`);
