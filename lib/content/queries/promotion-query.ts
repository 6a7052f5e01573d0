import * as z from 'zod/mini';
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

const code = stegaFree(z.string().check(z.minLength(1)));

/** More than 0 and at most 100 percent. */
export const discountPercent = stegaFree(
  z.number().check(
    z.gt(0),
    z.lte(100),
    z.refine((percent) => /^\d+(\.\d{1,2})?$/.test(String(percent)), 'a discount has at most 2 decimals'),
  ),
);

export const promotionSchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.enum(promotionSlugs)),
  title: localised,
  lead: localised,
  discountPercent,
  period: z.pipe(
    z.nullish(code),
    z.transform((value) => value ?? '1m'),
  ),
  models: z.pipe(
    z.nullish(z.array(z.nullable(code))),
    z.transform((codes) => (codes ?? []).filter((each) => each !== null)),
  ),
  terms: localised,
  /** A person may have one order of it at a time. */
  onePerPerson: z.pipe(
    z.catch(z.nullish(z.boolean()), null),
    z.transform((value) => value === true),
  ),
  startsAt: requiredInstant,
  endsAt: requiredInstant,
  repeatsEveryDays,
});

export type PromotionDocument = z.infer<typeof promotionSchema>;
