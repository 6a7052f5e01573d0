import { Fragment, useEffect, useRef, useState } from 'react';
import { PatchEvent, type InputProps, type StringInputProps } from 'sanity';

type Change = Parameters<StringInputProps['onChange']>[0];

/** Whether a change sets what is stored already. */
const setsAgain = (change: Change, stored: unknown): boolean =>
  [change instanceof PatchEvent ? change.patches : change].flat().some((patch) => patch.type === 'set' && patch.value === stored);

/** Whether an input is of a date, with or without a time. */
export const isDateInput = (props: InputProps): props is StringInputProps =>
  props.schemaType.name === 'datetime' || props.schemaType.name === 'date';

/**
 * A date. Sanity's input forgets a text that it could not read only when the stored value changes; one that is corrected to what is stored
 * begins again, so that the document can be published.
 */
export function DateInput(props: StringInputProps) {
  const { value, onChange, elementProps, renderDefault } = props;
  const [corrections, setCorrections] = useState(0);
  const field = useRef(elementProps.ref);
  useEffect(() => {
    if (corrections > 0) field.current.current?.focus();
  }, [corrections]);
  const change = (next: Change): void => {
    onChange(next);
    if (setsAgain(next, value)) setCorrections((before) => before + 1);
  };
  return <Fragment key={corrections}>{renderDefault({ ...props, onChange: change })}</Fragment>;
}
