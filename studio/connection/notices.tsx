import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DocumentLink } from '../tools/page.tsx';
import { Notice } from './notice.ts';
import type { ConnectionState } from './connection-state.ts';
import type { Choice } from './left-behind.ts';
import { say } from '../words/say.ts';
import { whyOf } from './reason-of.ts';

const Corner = styled.div`
  position: fixed;
  inset: auto auto 1rem 1rem;
  z-index: 2000;
  max-width: min(30rem, calc(100vw - 2rem));
  max-height: 60vh;
  overflow-y: auto;
  display: grid;
  gap: 0.5rem;
  font-size: 0.875rem;
  line-height: 1.5;
`;

const words = {
  offline: say('Offline. Your words are kept here, and saved when you are online again.'),
  unanswered: say('The server does not answer. Your words are kept here, and saved when it does.'),
} as const satisfies Record<Exclude<ConnectionState, 'connected'>, string>;

const charactersAtMost = 300;

function valueInWords(value: unknown): string {
  if (value === undefined) return say('(emptied)');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > charactersAtMost ? `${text.slice(0, charactersAtMost)}…` : text;
}

interface ChoiceProps {
  choice: Choice;
  use: (choice: Choice) => Promise<void>;
  discard: (choice: Choice) => void;
}

function NotSavedYet({ choice, use, discard }: ChoiceProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { documentId, documentType } = choice.copy;
  return (
    <Notice role="alert">
      <p>
        {say('Not saved yet.')}{' '}
        <DocumentLink id={documentId} type={documentType}>
          {say('The document')}
        </DocumentLink>{' '}
        {say('was changed by somebody else after you typed this:')}
      </p>
      <dl>
        {choice.changes.map(({ path, after }) => (
          <div key={path.join('.')}>
            <dt>{path.join(' › ')}</dt>
            <dd>{valueInWords(after)}</dd>
          </div>
        ))}
      </dl>
      {refusal && <p>{say(`It was not saved: ${refusal}`)}</p>}
      <button type="button" onClick={() => void use(choice).catch((error: unknown) => setRefusal(whyOf(error)))}>
        {say('Use my words')}
      </button>
      <button type="button" onClick={() => discard(choice)}>
        {say('Discard them')}
      </button>
    </Notice>
  );
}

interface NoticesProps extends Omit<ChoiceProps, 'choice'> {
  state: ConnectionState;
  choices: readonly Choice[];
  children: ReactNode;
}

/** In a corner of the Studio: that the connection is lost and what is typed is stored, what an earlier page could not save, and more. */
export function Notices({ state, choices, use, discard, children }: NoticesProps): ReactNode {
  return (
    <Corner>
      <div role="status">
        {state !== 'connected' && (
          <Notice>
            <p>{words[state]}</p>
          </Notice>
        )}
      </div>
      {choices.map((choice) => (
        <NotSavedYet key={`${choice.copy.owner}.${choice.copy.documentId}`} choice={choice} use={use} discard={discard} />
      ))}
      {children}
    </Corner>
  );
}
