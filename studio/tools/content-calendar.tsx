import { useState } from 'react';
import { EventTable } from './event-table.tsx';
import { Page, PageMessage } from './page.tsx';
import { everythingTimed, timedEvents } from './timed-events.ts';
import { useAnswer } from './use-answer.ts';

/** What the site will do by itself, and what it did. */
export function ContentCalendar() {
  const answer = useAnswer(everythingTimed);
  const [openedAt] = useState(() => new Date());
  if (answer.kind === 'reading') return <PageMessage>Reading…</PageMessage>;
  if (answer.kind === 'refused') return <PageMessage>The times could not be read: {answer.why}</PageMessage>;
  const events = timedEvents(answer.documents, openedAt);
  const coming = events.filter((event) => !event.over);
  return (
    <>
      <Page title="Coming" lead={coming.length === 0 ? 'Nothing is planned.' : 'The site changes by itself at these times.'}>
        <EventTable events={coming} />
      </Page>
      <Page title="Over">
        <EventTable events={events.filter((event) => event.over)} />
      </Page>
    </>
  );
}
