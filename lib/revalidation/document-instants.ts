import { z } from 'zod';
import type { DocumentSummary } from './document-summary.ts';

const instantFields = z.object({
  startsAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  endsAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  releaseTime: z.iso.datetime({ offset: true }).nullish().catch(null),
  effectiveDate: z.iso.date().nullish().catch(null),
});

/** Fields of documents with an instant at which visitors see something else. */
export const instantNames = Object.keys(instantFields.shape);

/** When a document was published; `now` if it does not say, or says a later time. */
export function publishedAt({ _updatedAt }: DocumentSummary, now: Date): Date {
  const published = new Date(_updatedAt ?? '');
  return published < now ? published : now;
}

/** The instants after `since` at which a document changes what visitors see. */
export function comingInstants(summary: DocumentSummary, since: Date): readonly Date[] {
  const { startsAt, releaseTime, endsAt, effectiveDate } = instantFields.parse(summary);
  // what is absent is no date, and no date is later than another
  return [startsAt, releaseTime, endsAt, effectiveDate].map((value) => new Date(value ?? '')).filter((instant) => instant > since);
}
