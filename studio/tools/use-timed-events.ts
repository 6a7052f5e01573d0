import { useState } from 'react';
import type { Reading } from '../connection/use-reading.ts';
import { everythingScheduled, everythingTimed, timedEvents, type TimedEvent } from './timed-events.ts';
import { useAnswer } from './use-answer.ts';

interface TimedEvents {
  readonly events: readonly TimedEvent[];
  /** When they were read. */
  readonly nowMs: number;
}

/** Everything that the site does by itself at a time, as it is when the page is opened. */
export function useTimedEvents(): Reading<TimedEvents> {
  const documents = useAnswer(everythingTimed);
  const scheduled = useAnswer(everythingScheduled, 'raw');
  const [openedAt] = useState(() => new Date());
  if (documents.kind !== 'read') return documents;
  if (scheduled.kind !== 'read') return scheduled;
  return { kind: 'read', value: { events: timedEvents(documents.value, openedAt, scheduled.value), nowMs: openedAt.getTime() } };
}
