import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from './notice.ts';
import type { ConnectionState } from './connection-state.ts';
import { keyOf } from './local-copies.ts';
import type { Choice } from './left-behind.ts';
import { NotSavedYet, type ChoiceProps } from './not-saved-yet.tsx';
import { say } from '../words/say.ts';

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

const wordsNotKept = {
  connected: say('This browser has no room to keep words that are not saved. Leave this page open until you have decided about them.'),
  offline: say('Offline, and this browser has no room to keep your words. Leave this page open: they are saved when you are online again.'),
  unanswered: say(
    'The server does not answer, and this browser has no room to keep your words. Leave this page open: they are saved when it does.',
  ),
} as const satisfies Record<ConnectionState, string>;

/** What is said of the connection and of what is typed; null: all is well. */
function lineOf({ state, isKept, choices }: Pick<NoticesProps, 'state' | 'isKept' | 'choices'>): string | null {
  // online, what is typed is saved in a moment
  if (state === 'connected') return isKept || choices.length === 0 ? null : wordsNotKept.connected;
  return isKept ? words[state] : wordsNotKept[state];
}

interface NoticesProps extends Omit<ChoiceProps, 'choice'> {
  state: ConnectionState;
  /** Whether this browser stores what is typed. */
  isKept: boolean;
  choices: readonly Choice[];
  children: ReactNode;
}

/** In a corner of the Studio: that the connection is lost and what is typed is stored, what an earlier page could not save, and more. */
export function Notices({ state, isKept, choices, use, discard, children }: NoticesProps): ReactNode {
  const line = lineOf({ state, isKept, choices });
  return (
    <Corner>
      <div role="status">
        {line !== null && (
          <Notice>
            <p>{line}</p>
          </Notice>
        )}
      </div>
      {choices.map((choice) => (
        <NotSavedYet key={keyOf(choice.copy)} choice={choice} use={use} discard={discard} />
      ))}
      {children}
    </Corner>
  );
}
