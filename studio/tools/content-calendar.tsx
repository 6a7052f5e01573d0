import { useState } from 'react';
import { styled } from 'styled-components';
import { studioTimeZone } from '../../cms-schemas/rules/studio-time.ts';
import { monthAfter, monthOf } from './calendar-month.ts';
import { Controls } from './controls.ts';
import { EventTable } from './event-table.tsx';
import { MonthGrid, monthInWords } from './month-grid.tsx';
import { Page, PageMessage } from './page.tsx';
import type { TimedEvent } from './timed-events.ts';
import { useTimedEvents } from './use-timed-events.ts';
import { say } from '../words/say.ts';

/** The buttons stay where they are when the name of the month changes. */
const Months = styled(Controls)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;

  h2 {
    min-width: 11rem;
    margin: 0;
  }
`;

/** What the site will do by itself, and what it did: a month at a time, and all of it as a list. */
export function ContentCalendar() {
  const answer = useTimedEvents();
  if (answer.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (answer.kind === 'refused') return <PageMessage>{say(`The times could not be read: ${answer.why}`)}</PageMessage>;
  const { events, nowMs } = answer.value;
  const coming = events.filter((event) => !event.over);
  return (
    <Page title={say('Calendar')} lead={say(`The site changes by itself at these times, which are in ${studioTimeZone}.`)}>
      <Month events={events} nowMs={nowMs} />
      <h2>{say('Coming')}</h2>
      {coming.length === 0 ? <p>{say('Nothing is planned.')}</p> : <EventTable events={coming} />}
      <h2>{say('Over')}</h2>
      <EventTable events={events.filter((event) => event.over)} />
    </Page>
  );
}

function Month({ events, nowMs }: { events: readonly TimedEvent[]; nowMs: number }) {
  const thisMonth = monthOf(nowMs);
  const [month, setMonth] = useState(thisMonth);
  return (
    <>
      <Months>
        <button type="button" aria-label={say('The month before')} onClick={() => setMonth(monthAfter(month, -1))}>
          ‹
        </button>
        <button type="button" aria-label={say('The next month')} onClick={() => setMonth(monthAfter(month, 1))}>
          ›
        </button>
        <h2 aria-live="polite">{monthInWords(month)}</h2>
        <button type="button" disabled={month === thisMonth} onClick={() => setMonth(thisMonth)}>
          {say('This month')}
        </button>
      </Months>
      <MonthGrid month={month} events={events} nowMs={nowMs} />
    </>
  );
}
