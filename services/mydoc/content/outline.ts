import { z } from 'zod';

/** As much of a published document as says which pages show it and when it changes by itself. */
export const outlineSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _updatedAt: z.string().optional(),
});

export type Outline = z.infer<typeof outlineSchema>;

/** GROQ fields of an outline: what the revalidation manifest looks at, and the instants. */
export const outlineFields = '_id, _type, _rev, _updatedAt, slug, title, kind, language, version, order, category, effectiveDate, releaseTime, startsAt, endsAt, from, code, pageId';

const outlineKeys = outlineFields.split(', ');

/** Cuts a whole document down to its outline; null where it has no id, type or revision. */
export function outlineOf(document: unknown): Outline | null {
  const whole = outlineSchema.safeParse(document).data;
  if (!whole) return null;
  return outlineSchema.parse(Object.fromEntries(Object.entries(whole).filter(([key]) => outlineKeys.includes(key))));
}

const instantFields = z.object({
  startsAt: z.iso.datetime({ offset: true }).nullish(),
  endsAt: z.iso.datetime({ offset: true }).nullish(),
  releaseTime: z.iso.datetime({ offset: true }).nullish(),
  effectiveDate: z.iso.date().nullish(),
});

/** When a document was published; `now` where it does not say, or says a later time. */
export function publishedAt({ _updatedAt }: Outline, now: Date): Date {
  const published = new Date(_updatedAt ?? '');
  return published < now ? published : now;
}

/** The instants after `since` at which a document changes what visitors see. */
export function comingInstants(outline: Outline, since: Date): readonly Date[] {
  const fields = instantFields.safeParse(outline).data;
  const named = [fields?.startsAt, fields?.releaseTime, fields?.endsAt, fields?.effectiveDate].filter((value) => value !== null && value !== undefined);
  return named.map((value) => new Date(value)).filter((instant) => instant > since);
}
