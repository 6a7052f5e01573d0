import { z } from 'zod';
import { authoredPrices } from '../values/authored-prices.ts';
import { stegaFree } from '../values/stega-free.ts';

export const domainSuffixesQuery = `*[_type == "domainSuffix" && defined(suffix)] | order(order asc, suffix asc)[0...500]{
  _id, suffix, category, firstYear{USD, HKD, JPY}, renewal{USD, HKD, JPY}
}`;

export const suffixCategories = ['general', 'country', 'trade'] as const;

export type SuffixCategory = (typeof suffixCategories)[number];

export const domainSuffixSchema = z.object({
  _id: z.string(),
  suffix: stegaFree(z.string().regex(/^(\.[a-z0-9-]{1,63}){1,2}$/)),
  category: stegaFree(z.enum(suffixCategories)),
  firstYear: authoredPrices,
  renewal: authoredPrices,
});
