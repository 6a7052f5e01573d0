import { useId } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { WarningIcon } from '#components/ui/primitives/icons.tsx';

const Choices = styled('fieldset', {
  base: {
    border: '0',
    padding: '0',
    margin: '0',
    minWidth: '0',
    '& legend': { padding: '0', marginBottom: '3', fontWeight: 'semibold' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '3',
      paddingBlock: '1',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'l2',
      textStyle: 'sm',
      lineHeight: '1.3',
      cursor: 'pointer',
      '&:hover': { borderColor: 'border.emphasized' },
      '&:has(input:checked)': {
        borderColor: 'accent.solid',
        background: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px var(--hf-colors-accent-solid)',
      },
      '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    },
    '& input': { flex: 'none', width: '18px', height: '18px', margin: '0', accentColor: 'var(--hf-colors-accent-solid)', outline: 'none' },
    '&[aria-invalid=true] label': { borderColor: 'border.error' },
    '& .error': { display: 'flex', gap: '2', marginTop: '2', textStyle: 'sm', color: 'fg.error' },
    '& .error svg': { marginTop: '.1em' },
  },
  variants: {
    layout: {
      scale: { '& .options': { display: 'grid', gap: '2', gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(5,minmax(0,1fr))' } } },
      wrap: { '& .options': { display: 'flex', flexWrap: 'wrap', gap: '2' } },
    },
  },
});

interface ChoiceFieldProps<Value extends string | number> {
  name: string;
  legend: string;
  /** `scale`: columns of one width; `wrap`: one after the other. */
  layout: 'scale' | 'wrap';
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value | null | number;
  error: string | null;
  onChoose: (value: Value) => void;
}

/** One of several, as radio buttons, with what is wrong below them. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { name, legend, layout, options, chosen, error, onChoose } = props;
  const id = useId();
  return (
    <Choices
      role="radiogroup"
      layout={layout}
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : id}
    >
      <legend>{legend}</legend>
      <div className="options">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={chosen === value} required onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error === null ? null : (
        <p className="error" id={id}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      )}
    </Choices>
  );
}
