import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';
import { keepsFormerText } from './former-text.ts';

const Line = styled.p`
  margin: 0 0 0.75rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid #8a6d1a;
  border-radius: 0.25rem;
  background: #fff6d6;
  color: #33290a;
  font-size: 0.875rem;
  line-height: 1.5;
`;

/** Around the field of a picture: asks for its text again once the picture is another one. */
export function NewPicture({ value, children }: { value: unknown; children: ReactNode }) {
  const [first] = useState(() => asRecord(value));
  return (
    <>
      {keepsFormerText(first, asRecord(value)) ? (
        <Line role="status">{say('This is another picture than before. Does its alternative text still say what it shows?')}</Line>
      ) : null}
      {children}
    </>
  );
}
