import { useRef, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { Button } from './button.tsx';
import { SearchIcon } from '../primitives/icons.tsx';
import { useEarlyTyping } from '../runtime/use-early-typing.ts';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';

const Field = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
    maxWidth: '46rem',
    border: '2px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    background: 'bg',
    '&:focus-within': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    // the button has the height of the field before the field is parsed
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '56px', paddingInline: '4', minWidth: '0', cursor: 'text' },
    '& :is(input, textarea)': {
      border: '0',
      outline: '0',
      background: 'transparent',
      minHeight: '56px',
      width: 'full',
      minWidth: '0',
      font: 'inherit',
      fontSize: '1.125rem',
      color: 'inherit',
      '&::placeholder': { color: 'fg.subtle', opacity: '1' },
    },
    '& input::-webkit-search-cancel-button': { display: 'none' },
    '& button': { borderRadius: '0', minHeight: '56px', paddingInline: '1.75rem' },
    '@media (scripting: none)': { display: 'none' },
  },
});

interface BigSearchProps {
  /** Label of the field. */
  label: string;
  action: ReactNode;
  /** Runs the search on the page; absent: the browser submits it to `address`, in the query under the field's name. */
  onSubmit?: () => void;
  address?: string;
  /** Called with the typed text, for a page that stores it. */
  onType?: (typed: string) => void;
  input?: ComponentProps<'input'>;
  /** A field in place of the one of one line. */
  children?: ReactNode;
}

/** The one large search field of a page, with its button; it needs a script and is not rendered without one. */
export function BigSearch({ label, action, onSubmit, address, onType, input, children }: BigSearchProps) {
  const element = useRef<HTMLFormElement>(null);
  useEarlyTyping(element, ({ value }) => onType?.(value));
  const submit =
    onSubmit &&
    ((event: SubmitEvent): void => {
      event.preventDefault();
      onSubmit();
    });
  return (
    <Field ref={element} role="search" action={address} noValidate={address === undefined} onSubmit={submit}>
      <label>
        <SearchIcon />
        <VisuallyHidden>{label}</VisuallyHidden>
        {children ?? (
          <input
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={onType && ((event) => onType(event.currentTarget.value))}
            {...input}
          />
        )}
      </label>
      <Button variant="primary" type="submit">
        {action}
      </Button>
    </Field>
  );
}
