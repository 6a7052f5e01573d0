import * as z from 'zod/mini';
import { labelLengthAtMost } from '#lib/rules/domain.ts';
import { anyLabel, labelScripts } from '#lib/rules/labels/label-terms.ts';
import { authoredPrices } from '../values/authored-prices.ts';
import { localised } from '../values/localised.ts';
import { stegaFree } from '../values/stega-free.ts';

export const domainSuffixesQuery = `*[_type == "domainSuffix" && defined(suffix)] | order(order asc, suffix asc)[0...500]{
  _id, suffix, category, firstYear{USD, HKD, JPY}, renewal{USD, HKD, JPY}, transfer{USD, HKD, JPY}, restore{USD, HKD, JPY},
  eligibility{en, zh, ja}, "realName": coalesce(realName, false), "localPresence": coalesce(localPresence, false),
  "takes": {scripts, "shortest": shortestLabel, longestInScript}
}`;

export const suffixCategories = ['general', 'country', 'trade'] as const;

export type SuffixCategory = (typeof suffixCategories)[number];

const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value === true),
);

const length = z.catch(z.nullish(z.int().check(z.positive(), z.lte(labelLengthAtMost))), null);

/** What a registry takes before the suffix; nothing written: whatever any registry takes. */
const takes = z.pipe(
  z.nullish(
    z.object({ scripts: z.catch(z.nullish(z.array(stegaFree(z.enum(labelScripts)))), null), shortest: length, longestInScript: length }),
  ),
  z.transform((written) =>
    written
      ? { scripts: written.scripts ?? null, shortest: written.shortest ?? null, longestInScript: written.longestInScript ?? null }
      : anyLabel,
  ),
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
  takes,
});
