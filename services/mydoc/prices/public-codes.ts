import { z } from 'zod';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import { requiredInstant } from '#lib/content/instants.ts';
import { discountPercent } from '#lib/content/queries/promotion-query.ts';
import { authoredPrices } from '#lib/content/values/authored-prices.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { PublicDiscount } from '#lib/price-history/public-prices.ts';

/** Codes that anybody may enter at an order; one that only new customers may use, or that is put into an account, is personal. */
export const publicCodesQuery = `*[_type == "couponCampaign" && how == "code" && kind == "new-purchase" && newcomersOnly != true]{
  _id, code, discountPercent, minimumSpend{USD, HKD, JPY}, startsAt, endsAt,
  "products": {
    "rule": products.rule, "families": products.families[]->code, "series": products.series[]->code, "models": products.models[]->code
  },
  "spans": {"rule": periods.rule, "codes": periods.periods[]->code}
}`;

const rule = z.enum(['all', 'only', 'except']).nullish().catch(null);
const codes = z
  .array(z.string().nullable())
  .nullish()
  .transform((list) => (list ?? []).filter((code) => code !== null));

const publicCode = z.object({
  _id: z.string(),
  code: z.string().min(1),
  discountPercent,
  minimumSpend: authoredPrices,
  startsAt: requiredInstant,
  endsAt: requiredInstant,
  products: z.object({ rule, families: codes, series: codes, models: codes }),
  spans: z.object({ rule, codes }),
});

/** Public codes as discounts, each with the models and periods of a catalogue that it is for; no coupon is for a trial. */
export function readPublicCodes(answer: unknown, catalogue: Catalogue): PublicDiscount[] {
  const ignore = (): void => undefined;
  return parseEach(publicCode, answer, 'couponCampaign', ignore).map(({ code, discountPercent: percent, products, spans, ...terms }) => ({
    kind: 'coupon',
    code,
    percent,
    models: catalogue.models
      .filter((model) => !model.trial && isIn(products.rule, isNamed(products, model, catalogue)))
      .map((model) => model.code),
    periods: catalogue.periods.filter((period) => isIn(spans.rule, spans.codes.includes(period.code))).map((period) => period.code),
    minimumSpend: terms.minimumSpend,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    repeatsEveryDays: null,
  }));
}

function isIn(given: z.infer<typeof rule>, named: boolean): boolean {
  if (given === 'only') return named;
  return given !== 'except' || !named;
}

function isNamed({ families, series, models }: z.infer<typeof publicCode>['products'], model: Model, catalogue: Catalogue): boolean {
  const family = catalogue.series.find(({ code }) => code === model.series)?.family;
  return models.includes(model.code) || series.includes(model.series) || (family !== undefined && families.includes(family));
}
