import * as z from 'zod/mini';
import { stegaFree } from '../values/stega-free.ts';
import { wholePicture, type WholePicture } from '../values/whole-picture.ts';
import { parseEach } from '../values/parse-each.ts';

/** Partners in the footer, in the editors' order; more than fit a line or two are of no use. */
export const partnerLinksQuery = `*[_type == "partnerLink"] | order(order asc, _id asc)[0...24]{_id, name, href, "logo": logo.asset._ref}`;

const partnerLinkSchema = z.object({
  _id: z.string(),
  name: z.string().check(z.trim(), z.minLength(1)),
  href: stegaFree(z.url({ protocol: /^https$/ })),
  logo: z.catch(z.nullish(stegaFree(z.string())), null),
});

/** A partner of the site: its name is the same in every language. */
export interface PartnerLink {
  readonly name: string;
  readonly href: string;
  /** Null for a name without a picture. */
  readonly logo: WholePicture | null;
}

const logoHeightPx = 24;

/** Parses the partners; a malformed one is left out alone. */
export const readPartnerLinks = (answer: unknown, pictureBase: string): PartnerLink[] =>
  parseEach(partnerLinkSchema, answer, 'partnerLink').map(({ name, href, logo }) => ({
    name,
    href,
    logo: logo ? wholePicture(pictureBase, logo, logoHeightPx) : null,
  }));
