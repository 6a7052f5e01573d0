import * as z from 'zod/mini';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';

/** The positions that can be applied for, in their order. */
export const jobsQuery = `*[_type == "job" && open == true] | order(order asc, _id asc)[0...100]{
  _id, _updatedAt, "slug": slug.current, title, place, kind, summary, body{en, zh, ja}
}`;

export const jobKinds = ['full-time', 'part-time', 'contract'] as const;

export type JobKind = (typeof jobKinds)[number];

export const jobSchema = z.object({
  _id: z.string(),
  _updatedAt: stegaFree(z.iso.datetime({ offset: true })),
  slug: stegaFree(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  title: localised,
  place: localised,
  kind: stegaFree(z.enum(jobKinds)),
  summary: localised,
  body: z.pipe(
    z.nullish(z.object({ en: z.unknown(), zh: z.unknown(), ja: z.unknown() })),
    z.transform((value) => value ?? null),
  ),
});
