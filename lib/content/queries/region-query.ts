import * as z from 'zod/mini';
import { parseEach, type ReportLeftOut } from '../values/parse-each.ts';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

export const regionsQuery = `*[_type == "region"] | order(order asc, code asc)[0...20]{_id, code, name, city, latitude, longitude, timeZone}`;

/** A region without its prices. */
export const regionSchema = z.object({
  _id: z.string(),
  code: stegaFree(z.string().check(z.minLength(1))),
  name: localised,
  city: localised,
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  timeZone: stegaFree(z.string().check(z.minLength(1))),
});

export type RegionDocument = z.infer<typeof regionSchema>;

/** The addresses in the regions to which a visitor's browser can measure the way. */
export const probesQuery = '*[_type == "region" && defined(probeUrl)] | order(code asc)[0...20]{_id, code, probeUrl}';

/** An address in a region that answers a request at once. */
export interface Probe {
  /** The region's code. */
  readonly region: string;
  readonly url: string;
}

/** A plain https address, without a user: what else it has besides its origin never gets into a policy. */
function isProbeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

const probeSchema = z.pipe(
  z.object({ code: stegaFree(z.string()), probeUrl: stegaFree(z.string().check(z.refine(isProbeAddress, 'no plain https address'))) }),
  z.transform(({ code, probeUrl }): Probe => ({ region: code, url: probeUrl })),
);

/** A malformed address is left out and reported: its origin would go into the pages' policy. */
export const readProbes = (answer: unknown, report?: ReportLeftOut): Probe[] => parseEach(probeSchema, answer, 'region', report);
