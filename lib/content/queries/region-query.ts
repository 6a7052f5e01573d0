import * as z from 'zod/mini';
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
