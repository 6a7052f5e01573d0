import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Controls } from '../controls.ts';

const Box = styled.dialog`
  box-sizing: border-box;
  width: min(32rem, calc(100vw - 2rem));
  margin: auto;
  padding: 1.25rem;
  border: 1px solid var(--card-border-color);
  border-radius: 0.375rem;
  background: var(--card-bg-color);
  color: var(--card-fg-color);

  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  h2 {
    margin: 0 0 0.5rem;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Buttons beside one another, which wrap on a small screen. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
`;

/** A question or a piece of news in front of the page, until it is closed. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <Box ref={box} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      <Controls>{children}</Controls>
    </Box>
  );
}
