import type { ReactNode } from 'react';
import { Note } from '../primitives/note.tsx';
import { Button } from './button.tsx';

interface RetryNoteProps {
  /** What could not be read. */
  children: ReactNode;
  label: string;
  onRetry: () => void;
}

/** Says that something could not be read, with a button to try again; announced when it appears. */
export function RetryNote({ children, label, onRetry }: RetryNoteProps) {
  return (
    <Note tone="warn">
      <p role="alert">{children}</p>
      <p>
        <Button size="sm" onClick={onRetry}>
          {label}
        </Button>
      </p>
    </Note>
  );
}
