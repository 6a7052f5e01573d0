import type { z } from 'zod';
import { chatFigures, type ChatTopic } from '../../../lib/contracts/calls/chat-calls.ts';
import { languageNames } from '../../../lib/language/languages.ts';
import { Page, PageMessage, Table, UnreadFromServices } from '../page.tsx';
import { useEditorCall } from '../use-editor-call.ts';

const topicNames = {
  price: 'Prices',
  legal: 'Terms and policies',
  help: 'How to do something',
  product: 'Products',
  promise: 'Promises asked for',
  account: 'Somebody’s account or data',
  attack: 'Attacks',
  'off-topic': 'Something else altogether',
  greeting: 'Greetings',
  unknown: 'Not recognised',
} as const satisfies Record<ChatTopic, string>;

const lead = [
  'What visitors asked the assistant in the last 90 days, and what became of it. A topic with many questions that were not answered shows',
  'which text is missing.',
].join(' ');

/** What was asked and not answered, by topic; the questions themselves only where the site keeps conversations. */
export function AssistantFigures() {
  const answer = useEditorCall(chatFigures);
  if (answer.kind === 'reading') return <PageMessage>Reading…</PageMessage>;
  if (answer.kind === 'refused' || answer.kind === 'away') return <UnreadFromServices kind={answer.kind} />;
  const { topics, worded, unanswered } = answer.message;
  return (
    <Page title="Assistant" lead={lead}>
      {topics.length === 0 ? (
        <p>Nobody has asked anything.</p>
      ) : (
        <Table
          heads={[
            'Topic',
            'Language',
            'Asked',
            'Answered',
            'Not answered',
            'Declined',
            'Over a limit',
            'Helped',
            'Did not help',
            'Last on',
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
          A model worded {worded.byModel} answers; {worded.gateRefused} of its answers were held back by the check, {worded.modelFailed} did
          not come. The texts answered instead.
        </p>
      ) : null}
      <h2>Questions without an answer</h2>
      <Unanswered questions={unanswered} />
    </Page>
  );
}

type Questions = NonNullable<z.output<typeof chatFigures.output>['unanswered']>;

function Unanswered({ questions }: { questions: Questions | null }) {
  if (questions === null) return <p>Conversations are not kept (site settings), so that the questions themselves are not known.</p>;
  if (questions.length === 0) return <p>Every question was answered.</p>;
  return (
    <Table heads={['Question', 'Language', 'Topic', 'On']}>
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
