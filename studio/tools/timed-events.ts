import { effectiveAtMs, type EffectiveFrom } from '../../lib/content/effective-instant.ts';
import { nextStart, windowAt } from '../../lib/content/recurring-window.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { titleOf } from './document-title.ts';

export interface TimedEvent {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** UTC, ISO. */
  readonly at: string;
  readonly what: 'starts' | 'ends' | 'is released' | 'takes effect';
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

/** Everything that the site does by itself at a time: upcoming events, the next one first, then past ones, the latest first. */
export function timedEvents(documents: readonly unknown[], now: Date): TimedEvent[] {
  const events = documents.flatMap((document) => eventsOf(document, now));
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
