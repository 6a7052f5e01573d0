import * as z from 'zod/mini';
import { localised } from '../values/localised.ts';
import { stegaFree } from '../values/stega-free.ts';

/** The positions that can be applied for, in their order. */
export const jobsQuery = `*[_type == "job" && open == true] | order(order asc, _id asc)[0...100]{
  _id, _createdAt, "slug": slug.current, title, place, kind, summary, body{en, zh, ja},
  city, country, remote, remoteCountries, remoteZones, pay{minimum, maximum, currency, period}, postedOn, validThrough
}`;

export const jobKinds = ['full-time', 'part-time', 'contract'] as const;

export type JobKind = (typeof jobKinds)[number];

export const payPeriods = ['year', 'month', 'hour'] as const;

export type PayPeriod = (typeof payPeriods)[number];

/** What search engines read and a page shows in words: a malformed one is left out, not the position. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullish(stegaFree(schema)), null);

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

const pay = z.object({
  minimum: z.number().check(z.positive()),
  maximum: z.number().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  period: z.enum(payPeriods),
});

export type JobPay = z.infer<typeof pay>;

export const jobSchema = z.object({
  _id: z.string(),
  _createdAt: stegaFree(z.iso.datetime({ offset: true })),
  slug: stegaFree(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  title: localised,
  place: localised,
  kind: stegaFree(z.enum(jobKinds)),
  summary: localised,
  body: z.pipe(
    z.nullish(z.object({ en: z.unknown(), zh: z.unknown(), ja: z.unknown() })),
    z.transform((value) => value ?? null),
  ),
  city: localised,
  country: optional(countryCode),
  remote: optional(z.boolean()),
  remoteCountries: optional(z.array(countryCode)),
  remoteZones: optional(z.string()),
  pay: optional(pay),
  postedOn: optional(z.iso.date()),
  validThrough: optional(z.iso.date()),
});
