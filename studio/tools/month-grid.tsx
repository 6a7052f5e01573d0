import { styled } from 'styled-components';
import { minuteInWords } from '../../cms-schemas/rules/studio-time.ts';
import { pageLanguage, say } from '../words/say.ts';
import { dayOf, weeksOf, type CalendarDay } from './calendar-month.ts';
import { DocumentLink } from './page.tsx';
import type { TimedEvent } from './timed-events.ts';

const Grid = styled.div`
  overflow-x: auto;
  margin-top: 1rem;

  table {
    min-width: 44rem;
    table-layout: fixed;
  }
  td,
  th {
    padding: 0.375rem 0.5rem;
    border: 1px solid var(--card-border-color);
  }
  td {
    height: 5.5rem;
    overflow-wrap: anywhere;
  }
  td[data-beside] {
    color: var(--card-muted-fg-color);
  }
  td[aria-current] {
    box-shadow: inset 0 0 0 2px var(--card-fg-color);
  }
  ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.8125rem;
    line-height: 1.35;
  }
  li + li {
    margin-top: 0.375rem;
  }
  small {
    display: block;
    font-size: 0.75rem;
  }
`;

const weekdays = Array.from({ length: 7 }, (_each, index) =>
  // 1 January 2024 was a Monday
  new Intl.DateTimeFormat(pageLanguage, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + index))),
);

/** November 2026, in the language of the page. */
export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat(pageLanguage, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

const timeOf = (instant: string): string => minuteInWords(instant).slice('2026-11-28 '.length);

function Day({ day: { date, isInMonth, events }, today }: { day: CalendarDay; today: string }) {
  return (
    <td data-beside={isInMonth ? undefined : ''} aria-current={date === today ? 'date' : undefined}>
      <time dateTime={date}>{Number(date.slice('2026-11-'.length))}</time>
      {events.length === 0 ? null : (
        <ul>
          {events.map(({ id, type, title, what, at }) => (
            <li key={`${id} ${what} ${at}`}>
              <DocumentLink id={id} type={type}>
                {title}
              </DocumentLink>
              <small>{[say(what), timeOf(at)].join(' ')}</small>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** A month as a sheet of a calendar, from Monday to Sunday, in the Studio's zone. */
export function MonthGrid({ month, events, nowMs }: { month: string; events: readonly TimedEvent[]; nowMs: number }) {
  const today = dayOf(nowMs);
  return (
    <Grid>
      <table aria-label={monthInWords(month)}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, events).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <Day key={day.date} day={day} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Grid>
  );
}
