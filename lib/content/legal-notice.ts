import { dayMs } from '#lib/time/lengths.ts';

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
