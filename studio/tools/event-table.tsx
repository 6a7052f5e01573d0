import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { Row, Table } from './page.tsx';
import type { TimedEvent } from './timed-events.ts';

/** What the site does by itself, and when. */
export function EventTable({ events }: { events: readonly TimedEvent[] }) {
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
