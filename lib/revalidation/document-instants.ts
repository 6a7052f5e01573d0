import * as z from 'zod/mini';
import { effectiveAtMs } from '#lib/content/effective-instant.ts';
import { nextStart, windowAt } from '#lib/content/recurring-window.ts';
import type { DocumentSummary } from './document-summary.ts';

const instantFields = z.object({
  startsAt: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
  endsAt: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
  releaseTime: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
  effectiveDate: z.catch(z.nullish(z.union([z.iso.date(), z.iso.datetime({ offset: true })])), null),
  effectiveTime: z.catch(z.nullish(z.string()), null),
  effectiveZone: z.catch(z.nullish(z.string()), null),
});

const recurrence = z.object({ repeatsEveryDays: z.catch(z.nullish(z.int().check(z.positive())), null) });

/** Fields of documents that say when visitors see something else. */
export const instantNames = [...Object.keys(instantFields.shape), ...Object.keys(recurrence.shape)];

/** When a document was published; `now` if it does not say, or says a later time. */
export function publishedAt({ _updatedAt }: DocumentSummary, now: Date): Date {
  const published = new Date(_updatedAt ?? '');
  return published < now ? published : now;
}

/**
 * The instants after `since` at which a document changes what visitors see; of what comes again and again, those of the running or coming
 * time and the next start.
 */
export function comingInstants(summary: DocumentSummary, since: Date): readonly Date[] {
  const { startsAt, releaseTime, endsAt, effectiveDate, ...effective } = instantFields.parse(summary);
  const { repeatsEveryDays = null } = recurrence.parse(summary);
  // what is absent is no date, and no date is later than another
  const [start, release, end] = [startsAt, releaseTime, endsAt].map((value) => new Date(value ?? ''));
  const effect = new Date(effectiveAtMs({ effectiveDate: effectiveDate ?? '', ...effective }));
  const window = { startsAt: start?.getTime() ?? Number.NaN, endsAt: end?.getTime() ?? Number.NaN, repeatsEveryDays };
  const times = repeatsEveryDays === null ? [start, end] : timesSince(window, since.getTime());
  return [...times, release, effect].filter((instant) => instant !== undefined).filter((instant) => instant > since);
}

function timesSince(window: Parameters<typeof windowAt>[0], sinceMs: number): Date[] {
  const { startsAt, endsAt } = windowAt(window, sinceMs);
  return [startsAt, endsAt, nextStart(window, sinceMs) ?? Number.NaN].map((atMs) => new Date(atMs));
}
