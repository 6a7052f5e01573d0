import * as z from 'zod/mini';
import { authoredPrices } from '../values/authored-prices.ts';
import { localised } from '../values/localised.ts';
import { stegaFree } from '../values/stega-free.ts';

export const domainSuffixesQuery = `*[_type == "domainSuffix" && defined(suffix)] | order(order asc, suffix asc)[0...500]{
  _id, suffix, category, firstYear{USD, HKD, JPY}, renewal{USD, HKD, JPY}, transfer{USD, HKD, JPY}, restore{USD, HKD, JPY},
  eligibility{en, zh, ja}, "realName": coalesce(realName, false), "localPresence": coalesce(localPresence, false)
}`;

export const suffixCategories = ['general', 'country', 'trade'] as const;

export type SuffixCategory = (typeof suffixCategories)[number];

const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value === true),
);

export const domainSuffixSchema = z.object({
  _id: z.string(),
  suffix: stegaFree(z.string().check(z.regex(/^(\.[a-z0-9-]{1,63}){1,2}$/))),
  category: stegaFree(z.enum(suffixCategories)),
  firstYear: authoredPrices,
  renewal: authoredPrices,
  transfer: authoredPrices,
  restore: authoredPrices,
  eligibility: localised,
  realName: flag,
  localPresence: flag,
});
