import { useState } from 'react';
import { EventTable } from './event-table.tsx';
import { Page, PageMessage } from './page.tsx';
import { everythingTimed, timedEvents } from './timed-events.ts';
import { useAnswer } from './use-answer.ts';
import { say } from '../words/say.ts';

/** What the site will do by itself, and what it did. */
export function ContentCalendar() {
  const answer = useAnswer(everythingTimed);
  const [openedAt] = useState(() => new Date());
  if (answer.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (answer.kind === 'refused') return <PageMessage>{say(`The times could not be read: ${answer.why}`)}</PageMessage>;
  const events = timedEvents(answer.documents, openedAt);
  const coming = events.filter((event) => !event.over);
  return (
    <>
      <Page
        title={say('Coming')}
        lead={coming.length === 0 ? say('Nothing is planned.') : say('The site changes by itself at these times.')}
      >
        <EventTable events={coming} />
      </Page>
      <Page title={say('Over')}>
        <EventTable events={events.filter((event) => event.over)} />
      </Page>
    </>
  );
}
