import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { WarningIcon } from '../primitives/icons.tsx';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > label': { textStyle: 'sm', fontWeight: 'semibold' },
    '& :is(input:not([type=range]),select,textarea)': {
      font: 'inherit',
      color: 'fg',
      background: 'bg',
      width: 'full',
      minWidth: '0',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      minHeight: 'control',
      paddingBlock: '2',
      paddingInline: '3',
    },
    '& input[type=range]': { width: 'full', height: '24px', margin: '0', accentColor: 'var(--hf-colors-accent-solid)' },
    '& textarea': { minHeight: '9rem', resize: 'vertical' },
    '& :is(input,select,textarea):focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& [aria-invalid=true]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--hf-colors-border-error)' },
    '& .hint': { textStyle: 'xs', color: 'fg.muted' },
    '& .error': { display: 'flex', gap: '2', textStyle: 'sm', color: 'fg.error' },
    '& .error svg': { marginTop: '.1em' },
  },
});

interface FieldProps {
  /** The control's id; `{id}-hint` and `{id}-error` describe it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong, in words; null if nothing is. */
  error?: string | null | undefined;
  children: ReactNode;
}

/** A control with its label above, and hint or error below. */
export function Field({ id, label, hint, error = null, children }: FieldProps) {
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === null ? null : (
        <p className="error" id={`${id}-error`}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </Frame>
  );
}

/** The attributes that mark a control as invalid and link it to its error. */
export const faultOf = (id: string, error: string | null, hint = false) => ({
  id,
  'aria-invalid': error === null ? undefined : true,
  'aria-describedby':
    [hint ? `${id}-hint` : null, error === null ? null : `${id}-error`].filter((part) => part !== null).join(' ') || undefined,
});
