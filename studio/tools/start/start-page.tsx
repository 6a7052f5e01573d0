import { useCurrentUser, useWorkspace } from 'sanity';
import { instantInWords } from '../../../cms-schemas/rules/studio-time.ts';
import { useFindings } from '../content-check/use-findings.ts';
import { EventTable } from '../event-table.tsx';
import { DocumentLink, Page, Row, Table } from '../page.tsx';
import { useTimedEvents } from '../use-timed-events.ts';
import { comparisonView } from '../../desk/legal/comparison-view.ts';
import { SiteFigures } from './site-figures.tsx';
import type { WaitingDraft } from './waiting-drafts.ts';
import { useWaitingDrafts } from './use-waiting-drafts.ts';
import { LanguageChoice } from './language-choice.tsx';
import { say } from '../../words/say.ts';

/** What the site does next, what waits for somebody, what is broken, and what happened. */
export function StartPage() {
  const name = useCurrentUser()?.name;
  return (
    <Page title={name ? say(`Hello, ${name}`) : say('Hello')}>
      <LanguageChoice />
      <h2>{say('Next on the site')}</h2>
      <NextEvents />
      <h2>{say('Drafts')}</h2>
      <WaitingDrafts />
      <h2>{say('To mend')}</h2>
      <ToMend />
      <h2>{say('What happened')}</h2>
      <SiteFigures />
    </Page>
  );
}

const eventsAtMost = 6;

function NextEvents() {
  const answer = useTimedEvents();
  if (answer.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (answer.kind === 'refused') return <p role="status">{say(`The times could not be read: ${answer.why}`)}</p>;
  const coming = answer.value.events.filter((event) => !event.over);
  if (coming.length === 0) return <p>{say('Nothing is planned.')}</p>;
  return <EventTable events={coming.slice(0, eventsAtMost)} />;
}

const waitsInWords = {
  me: {
    legal: say('your publication, as the second person'),
    begun: say('the day from which it is in force'),
    other: say('your publication'),
  },
  another: { legal: say('publication by another person'), begun: say('its author'), other: say('its author') },
} as const;

function keyOf({ isLegal, lacksDay }: WaitingDraft): 'legal' | 'begun' | 'other' {
  if (!isLegal) return 'other';
  return lacksDay ? 'begun' : 'legal';
}

function WaitingDrafts() {
  const answer = useWaitingDrafts();
  if (answer.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (answer.kind === 'refused') return <p role="status">{say(`The drafts could not be read: ${answer.why}`)}</p>;
  if (answer.drafts.length === 0) return <p>{say('Everything is published.')}</p>;
  return (
    <Table heads={[say('What'), say('Type'), say('Waits for'), say('Changed')]}>
      {answer.drafts.map((draft) => (
        <Row
          key={draft.id}
          id={draft.id}
          type={draft.type}
          title={draft.title}
          // who publishes what another person wrote is shown first what that changes
          view={keyOf(draft) === 'legal' && draft.waitsFor === 'me' ? comparisonView : undefined}
          cells={[waitsInWords[draft.waitsFor][keyOf(draft)], instantInWords(draft.updatedAt)]}
        />
      ))}
    </Table>
  );
}

const findingsAtMost = 5;

function ToMend() {
  const check = useFindings();
  const { basePath } = useWorkspace();
  if (check.kind === 'reading') return <p role="status">{say('Reading…')}</p>;
  if (check.kind === 'refused') return <p role="status">{say(`The content could not be read: ${check.why}`)}</p>;
  const { own, others } = check.findings;
  if (own.length + others.length === 0) return <p>{say(`Nothing was found in ${check.documentCount} published documents.`)}</p>;
  const shown = own.slice(0, findingsAtMost);
  const more = own.length + others.length - shown.length;
  return (
    <>
      {shown.length === 0 ? <p>{say('Nothing of it is for your role to mend.')}</p> : null}
      <ul>
        {shown.map(({ id, type, title, what }) => (
          <li key={`${id} ${what}`}>
            <DocumentLink id={id} type={type}>
              {title}
            </DocumentLink>
            : {what}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <a href={`${basePath}/check`}>{say(`${more} more in Check`)}</a>
        </p>
      ) : null}
    </>
  );
}
