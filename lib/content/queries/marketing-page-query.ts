import * as z from 'zod/mini';
import { blockFields, optionalLink, saleStatus } from '../values/block-schema.ts';
import { localised } from '../values/localised.ts';

/** The page that editors wrote for a route. */
export const marketingPageQuery = `*[_type == "marketingPage" && pageId == $pageId][0]{
  _id, heading, lead, status, primaryAction{label, href}, secondaryAction{label, href}, blocks[]${blockFields}
}`;

export const marketingPageSchema = z.object({
  _id: z.string(),
  heading: localised,
  lead: localised,
  status: saleStatus,
  primaryAction: optionalLink,
  secondaryAction: optionalLink,
  /** Parsed section by section, so that a malformed one is left out alone. */
  blocks: z.unknown(),
});
