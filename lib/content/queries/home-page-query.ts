import * as z from 'zod/mini';
import { blockFields, optionalLink } from '../values/block-schema.ts';
import { localised } from '../values/localised.ts';

export const homePageQuery = `*[_type == "homePage"][0]{
  _id, headline, lead, primaryAction{label, href}, secondaryAction{label, href}, plansHeading, plansLead, seo{title, description}, blocks[]${blockFields}
}`;

export const homePageSchema = z.object({
  headline: localised,
  lead: localised,
  primaryAction: optionalLink,
  secondaryAction: optionalLink,
  plansHeading: localised,
  plansLead: localised,
  seo: z.pipe(
    z.nullish(z.object({ title: localised, description: localised })),
    z.transform((value) => value ?? null),
  ),
  /** Parsed section by section, so that a malformed one is left out alone. */
  blocks: z.unknown(),
});

export type HomePageDocument = z.infer<typeof homePageSchema>;
