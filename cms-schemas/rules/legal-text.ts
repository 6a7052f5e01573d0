import { effectiveAtMs, isTimeOfDay, isZone, observesNotice } from '#lib/content/effective-instant.ts';
import { asRecord, type Verdict } from './verdict.ts';
import { isPublishedId } from '#lib/content/document-ids.ts';

/** Zones in which a legal text may come into force: those of the markets, and UTC. */
export const legalZones = [
  { title: 'Hong Kong', value: 'Asia/Hong_Kong' },
  { title: 'Mainland China', value: 'Asia/Shanghai' },
  { title: 'Japan', value: 'Asia/Tokyo' },
  { title: 'US Pacific', value: 'America/Los_Angeles' },
  { title: 'Central Europe', value: 'Europe/Brussels' },
  { title: 'United Kingdom', value: 'Europe/London' },
  { title: 'UTC', value: 'UTC' },
] as const;

/** From when a text is in force, as lists write it: a legal one with its time and the zone by whose clocks both are meant. */
export function effectInList({ kind, effectiveDate, effectiveTime, effectiveZone }: Readonly<Record<string, unknown>>): string {
  const day = textOf(effectiveDate);
  if (!day) return 'no date yet';
  if (kind !== 'legal' || day.includes('T')) return `from ${day}`;
  const zone = textOf(effectiveZone) ?? 'UTC';
  // lists have little room: the time of day only if it is not midnight
  const time = textOf(effectiveTime) ?? '00:00';
  return `from ${time === '00:00' ? day : `${day} ${time}`} (${legalZones.find(({ value }) => value === zone)?.title ?? zone})`;
}

/** Fields of a published version that stay open: corrections beside it, and its place in lists. */
export const frozenExcept = ['errata', 'order'] as const;

/** A published version of a legal text; the lake refuses its changes, and the form does not offer them. */
export function isFrozenVersion(document: unknown): boolean {
  const { _id, _createdAt, kind } = asRecord(document);
  return kind === 'legal' && typeof _createdAt === 'string' && typeof _id === 'string' && isPublishedId(_id);
}

const stamps: ReadonlySet<string> = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system']);
const openFields: ReadonlySet<string> = new Set(frozenExcept);

/** Why a draft over a published version cannot be published; null if it only adds corrections or moves the text in lists. */
export function changesFrozenText(draft: unknown, published: unknown): string | null {
  const after = asRecord(draft);
  const before = asRecord(published);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !stamps.has(name) && !openFields.has(name));
  if (names.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))) return null;
  return 'This version is published and stays as it is. Discard the changes, and make a new version or add a correction.';
}

/** A correction beside a published version, as far as it is written. */
export interface Correction {
  readonly on: string;
  readonly text: string;
}

/** The corrections that a draft adds to those of its published version; null if it changes or leaves out one of those, which all stay. */
export function addedCorrections(draft: unknown, published: unknown): readonly Correction[] | null {
  const before = correctionsOf(published);
  const after = correctionsOf(draft);
  if (before.some((correction, index) => JSON.stringify(correction) !== JSON.stringify(after[index]))) return null;
  return after.slice(before.length).map((correction) => {
    const { on, text } = asRecord(correction);
    return { on: textOf(on) ?? '', text: textOf(text) ?? '' };
  });
}

function correctionsOf(document: unknown): readonly unknown[] {
  const { errata } = asRecord(document);
  return Array.isArray(errata) ? errata : [];
}

export const checkTimeOfDay = (value: unknown): Verdict =>
  value === undefined || (typeof value === 'string' && isTimeOfDay(value)) || 'Give the time with two digits each: 00:00 to 23:59.';

export const checkZone = (value: unknown): Verdict =>
  value === undefined || (typeof value === 'string' && isZone(value)) || 'Choose the time zone.';

interface NoticeQuestion {
  readonly document: unknown;
  readonly noticeDays: number;
  readonly nowMs: number;
}

/** Whether a legal text observes its notice period if it is published now; else what the editor has to do. */
export function checkNotice({ document, noticeDays, nowMs }: NoticeQuestion): Verdict {
  const inForceMs = inForceAtMs(document);
  if (Number.isNaN(inForceMs)) return true;
  return (
    observesNotice({ inForceMs, exception: asRecord(document).noticeException, noticeDays, nowMs }) ||
    `A legal text is published ${noticeDays} days before it is in force. Move the day, or write below why this one may not wait.`
  );
}

/** Asks about a text that would be in force at once, or since a day that has passed. */
export function checkNotPast(document: unknown, nowMs: number): Verdict {
  const inForceMs = inForceAtMs(document);
  if (Number.isNaN(inForceMs) || inForceMs > nowMs) return true;
  return 'This instant has passed: is the text meant to be in force as soon as it is published?';
}

/** NaN for what is no legal text or has no date, and for a published one, of which nothing is asked any more. */
function inForceAtMs(document: unknown): number {
  const { kind, effectiveDate, effectiveTime, effectiveZone } = asRecord(document);
  if (kind !== 'legal' || typeof effectiveDate !== 'string' || isFrozenVersion(document)) return Number.NaN;
  return effectiveAtMs({ effectiveDate, effectiveTime: textOf(effectiveTime), effectiveZone: textOf(effectiveZone) });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
