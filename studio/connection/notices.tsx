import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from './notice.ts';
import type { ConnectionState } from './connection-state.ts';
import { keyOf } from './local-copies.ts';
import type { Choice } from './left-behind.ts';
import { noticeLine } from './notice-line.ts';
import { NotSavedYet, type ChoiceProps } from './not-saved-yet.tsx';

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

interface NoticesProps extends Omit<ChoiceProps, 'choice'> {
  state: ConnectionState;
  /** Whether this browser stores what is typed. */
  isKept: boolean;
  choices: readonly Choice[];
  children: ReactNode;
}

/** In a corner of the Studio: that the connection is lost and what is typed is stored, what an earlier page could not save, and more. */
export function Notices({ state, isKept, choices, use, discard, children }: NoticesProps): ReactNode {
  const line = noticeLine({ state, isKept, isAsked: choices.length > 0 });
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
