import type { z } from 'zod';
import { chatFigures, type ChatTopic } from '../../../lib/contracts/calls/chat-calls.ts';
import { languageNames } from '../../../lib/language/languages.ts';
import { Page, PageMessage, Table, UnreadFromServices } from '../page.tsx';
import { useEditorCall } from '../use-editor-call.ts';
import { say } from '../../words/say.ts';

const topicNames = {
  price: say('Prices'),
  legal: say('Terms and policies'),
  help: say('How to do something'),
  product: say('Products'),
  promise: say('Promises asked for'),
  account: say('Somebody’s account or data'),
  attack: say('Attacks'),
  'off-topic': say('Something else altogether'),
  greeting: say('Greetings'),
  unknown: say('Not recognised'),
} as const satisfies Record<ChatTopic, string>;

const lead = say(
  'What visitors asked the assistant in the last 90 days, and what became of it. A topic with many questions that were not answered shows which text is missing.',
);

/** What was asked and not answered, by topic; the questions themselves only where the site keeps conversations. */
export function AssistantFigures() {
  const answer = useEditorCall(chatFigures);
  if (answer.kind === 'reading') return <PageMessage>{say('Reading…')}</PageMessage>;
  if (answer.kind === 'refused' || answer.kind === 'unavailable') return <UnreadFromServices kind={answer.kind} />;
  const { topics, worded, unanswered } = answer.message;
  return (
    <Page title={say('Assistant')} lead={lead}>
      {topics.length === 0 ? (
        <p>{say('Nobody has asked anything.')}</p>
      ) : (
        <Table
          heads={[
            say('Topic'),
            say('Language'),
            say('Asked'),
            say('Answered'),
            say('Not answered'),
            say('Declined'),
            say('Over a limit'),
            say('Helped'),
            say('Did not help'),
            say('Last on'),
          ]}
        >
          {topics.map((row) => (
            <tr key={`${row.topic} ${row.language}`}>
              <td>{topicNames[row.topic]}</td>
              <td>{languageNames[row.language]}</td>
              <td>{row.asked}</td>
              <td>{row.answered}</td>
              <td>{row.unanswered}</td>
              <td>{row.refused}</td>
              <td>{row.limited}</td>
              <td>{row.helped}</td>
              <td>{row.notHelped}</td>
              <td>{row.lastOn}</td>
            </tr>
          ))}
        </Table>
      )}
      {worded.byModel + worded.gateRefused + worded.modelFailed > 0 ? (
        <p>
          {say(
            `A model worded ${worded.byModel} answers; ${worded.gateRefused} of its answers were held back by the check, ${worded.modelFailed} did not come. The texts answered instead.`,
          )}
        </p>
      ) : null}
      <h2>{say('Questions without an answer')}</h2>
      <Unanswered questions={unanswered} />
    </Page>
  );
}

type Questions = NonNullable<z.output<typeof chatFigures.output>['unanswered']>;

function Unanswered({ questions }: { questions: Questions | null }) {
  if (questions === null)
    return <p>{say('Conversations are not kept (site settings), so that the questions themselves are not known.')}</p>;
  if (questions.length === 0) return <p>{say('Every question was answered.')}</p>;
  return (
    <Table heads={[say('Question'), say('Language'), say('Topic'), say('On')]}>
      {questions.map(({ question, language, topic, on }, index) => (
        <tr key={index}>
          <td>
            <bdi>{question}</bdi>
          </td>
          <td>{languageNames[language]}</td>
          <td>{topicNames[topic]}</td>
          <td>{on}</td>
        </tr>
      ))}
    </Table>
  );
}
