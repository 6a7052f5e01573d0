import { useState } from 'react';
import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { Page, Row, PageMessage, Table } from './page.tsx';
import { everythingTimed, timedEvents, type TimedEvent } from './timed-events.ts';
import { useAnswer } from './use-answer.ts';

function Events({ events }: { events: readonly TimedEvent[] }) {
  return (
    <Table heads={['What', 'Type', 'Does', 'When']}>
      {events.map((event) => (
        <Row
          key={`${event.id} ${event.what} ${event.at}`}
          id={event.id}
          type={event.type}
          title={event.title}
          cells={[event.what, instantInWords(event.at)]}
        />
      ))}
    </Table>
  );
}

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
        <Events events={coming} />
      </Page>
      <Page title="Over">
        <Events events={events.filter((event) => event.over)} />
      </Page>
    </>
  );
}
