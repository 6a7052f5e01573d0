import * as z from 'zod/mini';
import { defaultMarkets, markets } from '#lib/money/markets.ts';
import type { Language } from '#lib/language/languages.ts';
import { stegaFree } from '../values/stega-free.ts';
import { linkSchema, localised } from '../values/localised.ts';
import { sellerProjection, sellerSchema } from '../values/seller.ts';
import { withdrawalProjection, withdrawalSchema } from '../values/withdrawal-right.ts';

export const siteSettingsQuery = `*[_type == "siteSettings"][0]{
  _id, brand, tagline, siteUrl, cdnUrl, centerUrl, festivalsUrl, copyright, seo{title, description},
  contactEmail, reviewSite{"other": default, ja}, optionalConsentOnByDefault, supportHours, messengerUrl, "chatQr": chatQr.asset._ref,
  ${sellerProjection}, ${withdrawalProjection},
  affiliateBanner{title, lead, action{label, href}}, affiliateRates{en, zh, ja}, priceMarkets{en, zh, ja},
  "defaultRegions": {"en": defaultRegions.en->code, "zh": defaultRegions.zh->code, "ja": defaultRegions.ja->code}
}`;

const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.catch(z.nullish(stegaFree(schema)), null),
    z.transform((value) => value ?? null),
  );

/** None chosen: the language's own. */
const marketsOf = (language: Language) =>
  z.pipe(
    optional(z.array(z.enum(markets)).check(z.minLength(1))),
    z.transform((chosen): readonly (typeof markets)[number][] => chosen ?? defaultMarkets[language]),
  );

const secureUrl = z.url({ protocol: /^https$/ });

const ratePercent = optional(z.int().check(z.gte(1), z.lte(100)));

/** Settings are parsed leniently: an invalid field counts as absent, and pages still render. */
export const siteSettingsSchema = z.object({
  brand: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? null),
  ),
  tagline: localised,
  siteUrl: optional(z.url({ protocol: /^https?$/ })),
  cdnUrl: optional(z.string()),
  centerUrl: optional(z.string()),
  festivalsUrl: optional(z.string()),
  copyright: localised,
  seo: z.pipe(
    z.nullish(z.object({ title: localised, description: localised })),
    z.transform((value) => value ?? null),
  ),
  contactEmail: optional(z.email()),
  reviewSite: z.catch(z.nullish(z.object({ other: optional(secureUrl), ja: optional(secureUrl) })), null),
  /** The specification's default when nothing is set. */
  optionalConsentOnByDefault: z.pipe(
    optional(z.boolean()),
    z.transform((on) => on ?? true),
  ),
  /** The company that customers contract with; null until editors name it. */
  seller: z.pipe(
    z.catch(z.nullish(sellerSchema), null),
    z.transform((seller) => seller ?? null),
  ),
  /** The consumer's right of withdrawal; null: it is not granted. */
  withdrawal: withdrawalSchema,
  supportHours: localised,
  /** Whether the questions and answers of the chat are stored. */
  chatKeepsConversations: z.pipe(
    optional(z.boolean()),
    z.transform((keeps) => keeps ?? false),
  ),
  messengerUrl: optional(secureUrl),
  chatQr: optional(z.string()),
  affiliateBanner: z.pipe(
    z.catch(z.nullish(z.object({ title: localised, lead: localised, action: linkSchema })), null),
    z.transform((value) => value ?? null),
  ),
  /** The highest commission in percent of an order, by the page's language. */
  affiliateRates: z.pipe(
    z.catch(z.nullish(z.object({ en: ratePercent, zh: ratePercent, ja: ratePercent })), null),
    z.transform((rates) => rates ?? { en: null, zh: null, ja: null }),
  ),
  /** The markets whose rules for price reductions apply, by the page's language. */
  priceMarkets: z.pipe(
    z.catch(z.nullish(z.object({ en: marketsOf('en'), zh: marketsOf('zh'), ja: marketsOf('ja') })), null),
    z.transform((chosen) => chosen ?? defaultMarkets),
  ),
  defaultRegions: z.object({ en: optional(z.string()), zh: optional(z.string()), ja: optional(z.string()) }),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
