import * as z from 'zod/mini';
import { instant } from '../instants.ts';
import { blockFields, optionalLink } from '../values/block-schema.ts';
import { localised } from '../values/localised.ts';
import { pictureFields, pictureSchema } from '../values/picture.ts';
import { stegaFree } from '../values/stega-free.ts';

/** The page that editors made at an address below /activity. */
export const activityPageQuery = `*[_type == "activityPage" && slug.current == $slug] | order(_id asc)[0]{
  _id, "slug": slug.current, heading, lead, primaryAction{label, href}, secondaryAction{label, href}, startsAt, endsAt,
  seo{title, description}, "picture": select(defined(picture.asset) => picture${pictureFields}), blocks[]${blockFields}
}`;

/** The slugs of all of them, shown or not. */
export const activityPageSlugsQuery = `*[_type == "activityPage" && defined(slug.current)] | order(_id asc)[0...2000].slug.current`;

/** What an editor's page says of itself. */
export const activityPageHeadSchema = z.object({
  _id: z.string(),
  slug: stegaFree(z.string().check(z.minLength(1))),
  heading: localised,
  lead: localised,
  startsAt: instant,
  endsAt: instant,
  seo: z.pipe(
    z.catch(z.nullish(z.object({ title: localised, description: localised })), null),
    z.transform((value) => value ?? null),
  ),
  picture: z.pipe(
    z.catch(z.nullish(pictureSchema), null),
    z.transform((value) => value ?? null),
  ),
});

export type ActivityPageHead = z.infer<typeof activityPageHeadSchema>;

export const activityPageSchema = z.extend(activityPageHeadSchema, {
  primaryAction: optionalLink,
  secondaryAction: optionalLink,
  /** Parsed section by section, so that a malformed one is left out alone. */
  blocks: z.unknown(),
});
