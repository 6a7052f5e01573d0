import { z } from 'zod';
import { linkSchema, localised } from './localised.ts';

export const homePageQuery = `*[_type == "homePage"][0]{
  _id, headline, lead, primaryAction{label, href}, secondaryAction{label, href}, plansHeading, plansLead, seo{title, description}
}`;

const action = linkSchema.nullish().catch(null).transform((value) => value ?? null);

export const homePageSchema = z.object({
  headline: localised,
  lead: localised,
  primaryAction: action,
  secondaryAction: action,
  plansHeading: localised,
  plansLead: localised,
  seo: z.object({ title: localised, description: localised }).nullish().transform((value) => value ?? null),
});

export type HomePageDocument = z.infer<typeof homePageSchema>;
