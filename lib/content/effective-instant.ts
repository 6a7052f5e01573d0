import { Temporal } from 'temporal-polyfill';
import { dayMs } from '#lib/time/lengths.ts';

/** When a version comes into force, as it is written: a day, a time of that day and the zone that both are meant in; or an instant. */
export interface EffectiveFrom {
  /** 2026-10-01, or an instant with its offset. */
  readonly effectiveDate: string;
  /** 09:00; absent: 00:00. Without meaning beside an instant. */
  readonly effectiveTime?: string | null | undefined;
  /** Asia/Tokyo; absent: UTC. */
  readonly effectiveZone?: string | null | undefined;
}

/** Only when a version comes into force; nothing undefined, so that it can be sent as JSON. */
export const effectiveFrom = ({ effectiveDate, effectiveTime, effectiveZone }: EffectiveFrom): Required<EffectiveFrom> => ({
  effectiveDate,
  effectiveTime: effectiveTime ?? null,
  effectiveZone: effectiveZone ?? null,
});

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, 09:00. */
export const isTimeOfDay = (text: string): boolean => timePattern.test(text);

/** Whether the system knows a time zone by this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The instant in epoch ms; NaN for what is no date. A time that the zone's clocks skip is read by the clocks before; one that they show
 * twice is the first of both. A zone that nobody knows counts as UTC.
 */
export function effectiveAtMs({ effectiveDate, effectiveTime, effectiveZone }: EffectiveFrom): number {
  const time = effectiveTime && isTimeOfDay(effectiveTime) ? effectiveTime : '00:00';
  const zone = effectiveZone && isZone(effectiveZone) ? effectiveZone : 'UTC';
  try {
    if (!dayPattern.test(effectiveDate)) return Temporal.Instant.from(effectiveDate).epochMilliseconds;
    return Temporal.PlainDateTime.from(`${effectiveDate}T${time}`).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    // no instant, or no day of the calendar: 30 February
    return Number.NaN;
  }
}

interface NoticeOfText {
  readonly inForceMs: number;
  /** Why this text may not wait, as the editor wrote it; blank or absent: it waits. */
  readonly exception: unknown;
  /** Days from publication to force that the site settings ask for; 0: none. */
  readonly noticeDays: number;
  readonly nowMs: number;
}

/** Whether a legal text that is published now observes the notice period, or says why it does not. */
export function observesNotice({ inForceMs, exception, noticeDays, nowMs }: NoticeOfText): boolean {
  const isExcepted = typeof exception === 'string' && exception.trim() !== '';
  return noticeDays <= 0 || isExcepted || inForceMs >= nowMs + noticeDays * dayMs;
}
