import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { Row, Table } from './page.tsx';
import type { TimedEvent } from './timed-events.ts';
import { say } from '../words/say.ts';

/** What the site does by itself, and when. */
export function EventTable({ events }: { events: readonly TimedEvent[] }) {
  return (
    <Table heads={[say('What'), say('Type'), say('Does'), say('When')]}>
      {events.map((event) => (
        <Row
          key={`${event.id} ${event.what} ${event.at}`}
          id={event.id}
          type={event.type}
          title={event.title}
          cells={[say(event.what), instantInWords(event.at)]}
        />
      ))}
    </Table>
  );
}
