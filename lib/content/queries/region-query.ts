import { z } from 'zod';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

export const regionsQuery = `*[_type == "region"] | order(order asc, code asc)[0...20]{_id, code, name, city, latitude, longitude, timeZone}`;

/** A region without its prices. */
export const regionSchema = z.object({
  _id: z.string(),
  code: stegaFree(z.string().min(1)),
  name: localised,
  city: localised,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: stegaFree(z.string().min(1)),
});

export type RegionDocument = z.infer<typeof regionSchema>;
