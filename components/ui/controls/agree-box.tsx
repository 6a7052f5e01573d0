import { useId, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { WarningIcon } from '../primitives/icons.tsx';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    textStyle: 'sm',
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0,1fr)',
      gap: '3',
      alignItems: 'start',
      cursor: 'pointer',
      paddingBlock: '1',
    },
    '& input': { width: '24px', height: '24px', margin: '0', accentColor: 'var(--hf-colors-accent-solid)', cursor: 'pointer' },
    '& input:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& input[aria-invalid=true]': { outline: '2px solid', outlineColor: 'border.error', outlineOffset: '1px' },
    '& .error': { display: 'flex', gap: '2', color: 'fg.error' },
    '& .error svg': { marginTop: '.1em' },
  },
});

interface AgreeBoxProps {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it is asked for again; null if nothing is wrong. */
  error: string | null;
  /** Link to the text to be accepted. */
  children?: ReactNode;
}

/** Explicit acceptance of something: never ticked beforehand. */
export function AgreeBox({ name, label, checked, onChange, error, children }: AgreeBoxProps) {
  const id = useId();
  return (
    <Frame>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {children}
      <div role="alert" id={id}>
        {error === null ? null : (
          <p className="error">
            <WarningIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
    </Frame>
  );
}
