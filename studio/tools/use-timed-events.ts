import { useState } from 'react';
import { everythingScheduled, everythingTimed, timedEvents, type TimedEvent } from './timed-events.ts';
import { useAnswer, type Answer } from './use-answer.ts';

type TimedEvents =
  | Exclude<Answer, { kind: 'read' }>
  | { readonly kind: 'read'; readonly events: readonly TimedEvent[]; /** When it was asked. */ readonly nowMs: number };

/** Everything that the site does by itself at a time, as it is when the page is opened. */
export function useTimedEvents(): TimedEvents {
  const documents = useAnswer(everythingTimed);
  const scheduled = useAnswer(everythingScheduled, 'raw');
  const [openedAt] = useState(() => new Date());
  if (documents.kind !== 'read') return documents;
  if (scheduled.kind !== 'read') return scheduled;
  return { kind: 'read', events: timedEvents(documents.documents, openedAt, scheduled.documents), nowMs: openedAt.getTime() };
}
