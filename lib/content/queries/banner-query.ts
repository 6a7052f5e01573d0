import * as z from 'zod/mini';
import { linkSchema, localised } from '../values/localised.ts';
import { pictureFields, pictureSchema } from '../values/picture.ts';
import { instant } from '../instants.ts';

/** Every banner of the home page, including those before their start: the next start limits how long the page is fresh. */
export const bannersQuery = `*[_type == "banner" && placement == "home"] | order(order asc, _id asc)[0...50]{
  _id, title, lead, image${pictureFields}, action{label, href}, startsAt, endsAt
}`;

export const bannerSchema = z.object({
  _id: z.string(),
  title: localised,
  lead: localised,
  image: z.pipe(
    z.catch(z.nullish(pictureSchema), null),
    z.transform((value) => value ?? null),
  ),
  action: z.pipe(
    z.nullish(linkSchema),
    z.transform((value) => value ?? null),
  ),
  startsAt: instant,
  endsAt: instant,
});

export type BannerDocument = z.infer<typeof bannerSchema>;
