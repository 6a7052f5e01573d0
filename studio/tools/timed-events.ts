import { effectiveAtMs, type EffectiveFrom } from '../../lib/content/effective-instant.ts';
import { nextStart, windowAt } from '../../lib/content/recurring-window.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';
import { titleOf } from './document-title.ts';

export interface TimedEvent {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** UTC, ISO. */
  readonly at: string;
  readonly what: 'starts' | 'ends' | 'is released' | 'takes effect' | 'is published' | 'is unpublished';
  readonly over: boolean;
}

const instants = {
  startsAt: 'starts',
  releaseTime: 'is released',
  effectiveDate: 'takes effect',
  endsAt: 'ends',
} as const satisfies Record<string, TimedEvent['what']>;

/** The fields with an instant. */
const timedFields = [...Object.keys(instants), 'effectiveTime', 'effectiveZone'];

/** In days, of what comes again. */
const repeatField = 'repeatsEveryDays';

/** Every published document that does something at a time. */
export const everythingTimed = `*[${timedFields.map((field) => `defined(${field})`).join(' || ')}][0...5000]{
  _id, _type, title, heading, name, code, ${[...timedFields, repeatField].join(', ')}
}`;

/** The releases that have their time, and everything that is in a release. */
export const everythingScheduled = `*[_type == "system.release" && state == "scheduled" || _id in path("versions.**")][0...5000]{
  _id, _type, publishAt, "removes": _system.delete == true,
  title, name, term, headline, heading, brand, from, pageId, code
}`;

/**
 * Everything that the site does by itself at a time: upcoming events, the next one first, then past ones, the latest first.
 * @param scheduled releases and what is in them
 */
export function timedEvents(documents: readonly unknown[], now: Date, scheduled: readonly unknown[] = []): TimedEvent[] {
  const events = [...documents.flatMap((document) => eventsOf(document, now)), ...releaseEvents(scheduled.map(asRecord), now)];
  const coming = events.filter((event) => !event.over).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const over = events.filter((event) => event.over).toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return [...coming, ...over];
}

function eventsOf(document: unknown, now: Date): TimedEvent[] {
  const fields = asRecord(document);
  const { _id, _type } = fields;
  if (typeof _id !== 'string' || typeof _type !== 'string') return [];
  const times = Object.entries(instants).flatMap(([name, what]): [number, TimedEvent['what']][] => {
    const value = fields[name];
    if (typeof value !== 'string') return [];
    const time = name === 'effectiveDate' ? effectiveAtMs(effectiveOf(value, fields)) : Date.parse(value);
    return Number.isNaN(time) ? [] : [[time, what]];
  });
  return (repeatedTimes(fields, now.getTime()) ?? times).map(([time, what]) => ({
    id: _id,
    type: _type,
    title: titleOf(document),
    at: new Date(time).toISOString(),
    what,
    over: time <= now.getTime(),
  }));
}

/** What scheduled releases do with each of their documents. */
function releaseEvents(scheduled: readonly Readonly<Record<string, unknown>>[], now: Date): TimedEvent[] {
  const dueMs = new Map(scheduled.map(({ _id, publishAt }) => [String(_id), Date.parse(String(publishAt))]));
  return scheduled.flatMap((document) => {
    const id = String(document._id);
    const type = String(document._type);
    const time = id.startsWith('versions.') ? (dueMs.get(`_.releases.${id.split('.')[1] ?? ''}`) ?? NaN) : NaN;
    if (Number.isNaN(time)) return [];
    const what = document.removes === true ? 'is unpublished' : 'is published';
    return [{ id: publishedIdOf(id), type, title: titleOf(document), at: new Date(time).toISOString(), what, over: time <= now.getTime() }];
  });
}

const effectiveOf = (effectiveDate: string, { effectiveTime, effectiveZone }: Readonly<Record<string, unknown>>): EffectiveFrom => ({
  effectiveDate,
  effectiveTime: typeof effectiveTime === 'string' ? effectiveTime : null,
  effectiveZone: typeof effectiveZone === 'string' ? effectiveZone : null,
});

/** The running or coming time of what comes again, and its next start; null for what does not. */
function repeatedTimes(fields: Readonly<Record<string, unknown>>, nowMs: number): [number, TimedEvent['what']][] | null {
  const { [repeatField]: repeatsEveryDays, startsAt, endsAt } = fields;
  if (typeof repeatsEveryDays !== 'number' || !(repeatsEveryDays > 0)) return null;
  const window = { startsAt: Date.parse(String(startsAt)), endsAt: Date.parse(String(endsAt)), repeatsEveryDays };
  if (Number.isNaN(window.startsAt + window.endsAt)) return null;
  const current = windowAt(window, nowMs);
  const next = nextStart(window, nowMs);
  return [[current.startsAt, 'starts'], [current.endsAt, 'ends'], ...(next === null ? [] : [[next, 'starts'] as [number, 'starts']])];
}
