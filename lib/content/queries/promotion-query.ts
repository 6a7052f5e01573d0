import { z } from 'zod';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';
import { repeatsEveryDays, requiredInstant } from '../instants.ts';

/** Every promotion, including those before their start and after their end; models and period by their codes. */
export const promotionsQuery = `*[_type == "promotion" && defined(slug.current)] | order(order asc, _id asc)[0...50]{
  _id, "slug": slug.current, title, lead, discountPercent, "period": period->code, "models": models[]->code, terms, onePerPerson,
  startsAt, endsAt, repeatsEveryDays
}`;

/** The promotions that have a page at /activity/…. */
export const promotionSlugs = ['vps', 'cvm', 'promotion', 'festivals'] as const;

export type PromotionSlug = (typeof promotionSlugs)[number];

const code = stegaFree(z.string().min(1));

/** More than 0 and at most 100 percent. */
export const discountPercent = stegaFree(
  z
    .number()
    .gt(0)
    .lte(100)
    .refine((percent) => /^\d+(\.\d{1,2})?$/.test(String(percent)), 'a discount has at most 2 decimals'),
);

export const promotionSchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.enum(promotionSlugs)),
  title: localised,
  lead: localised,
  discountPercent,
  period: code.nullish().transform((value) => value ?? '1m'),
  models: z
    .array(code.nullable())
    .nullish()
    .transform((codes) => (codes ?? []).filter((each) => each !== null)),
  terms: localised,
  /** A person may have one order of it at a time. */
  onePerPerson: z
    .boolean()
    .nullish()
    .catch(null)
    .transform((value) => value === true),
  startsAt: requiredInstant,
  endsAt: requiredInstant,
  repeatsEveryDays,
});

export type PromotionDocument = z.infer<typeof promotionSchema>;
