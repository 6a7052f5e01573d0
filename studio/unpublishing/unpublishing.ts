import { z } from 'zod';
import { minuteInWords, studioTimeZone } from '../../cms-schemas/rules/studio-time.ts';
import { effectiveAtMs } from '../../lib/content/effective-instant.ts';
import type { ReleaseFailure } from '../../lib/contracts/lake-refusals.ts';
import { failureSchema } from '../connection/release-failures.ts';

/** The scheduled removal of a document from the site: a release of its own removes it. */
export interface Unpublishing {
  /** Of the release. */
  readonly name: string;
  /** `paused`: its schedule was removed; `failed`: it was due, and could not be done. */
  readonly state: 'scheduled' | 'paused' | 'failed';
  /** UTC, ISO; null: nobody has said. */
  readonly at: string | null;
  readonly failure: ReleaseFailure | null;
}

/** Releases of one document that have not run, and what removes the document `$id`. */
export const unpublishingQuery = `{
  "removals": *[sanity::versionOf($id) && _system.delete == true]._id,
  "releases": *[_type == "system.release" && state in ["active", "scheduled"] && metadata.cardinality == "one"]{
    name, state, publishAt, "intendedAt": metadata.intendedPublishAt, error
  }
}`;

/** The documents whose changes can alter the answer. */
export const unpublishingChanges = '*[_type == "system.release" || sanity::versionOf($id)]';

const answerSchema = z.object({
  removals: z.array(z.string()),
  releases: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['active', 'scheduled']),
      publishAt: z.string().nullish(),
      intendedAt: z.string().nullish(),
      error: failureSchema.nullish().catch(null),
    }),
  ),
});

/** When a document leaves the site: the earliest time, scheduled ones before paused or failed ones; null: it stays. */
export function unpublishingIn(answer: unknown): Unpublishing | null {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return null;
  const removing = new Set(data.removals.map((id) => id.split('.')[1]));
  const found = data.releases
    .filter(({ name }) => removing.has(name))
    .map(({ name, state, publishAt, intendedAt, error }): Unpublishing => {
      if (state === 'scheduled') return { name, state, at: publishAt ?? intendedAt ?? null, failure: null };
      return { name, state: error ? 'failed' : 'paused', at: intendedAt ?? null, failure: error ?? null };
    });
  const [first = null] = found.toSorted(
    (one, other) =>
      Number(one.state !== 'scheduled') - Number(other.state !== 'scheduled') || String(one.at).localeCompare(String(other.at), 'en'),
  );
  return first;
}

/** An instant as a field with a date and a time has it, in the Studio's zone: 2026-11-22T17:30. */
export const fieldTextOf = (instant: string, zone: string = studioTimeZone): string => minuteInWords(instant, zone).replace(' ', 'T');

const fieldPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** The instant of what such a field has, UTC, ISO; null: it is empty, or no time. */
export function instantOfField(text: string, zone: string = studioTimeZone): string | null {
  const [, effectiveDate, effectiveTime] = fieldPattern.exec(text) ?? [];
  if (effectiveDate === undefined) return null;
  const atMs = effectiveAtMs({ effectiveDate, effectiveTime, effectiveZone: zone });
  return Number.isNaN(atMs) ? null : new Date(atMs).toISOString();
}
