import { useId, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Part = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0,1fr)', xl: '10.5rem minmax(0,1fr)' },
    columnGap: '6',
    rowGap: '4',
    counterIncrement: 'step',
    paddingBlock: { base: '6', sm: '8' },
    borderTop: '1px solid',
    borderColor: 'border',
    scrollMarginTop: '5.5rem',
    '&:first-of-type': { borderColor: 'border.emphasized' },
    '& h2': { fontSize: '1.0625rem', lineHeight: '1.45', fontWeight: 'semibold', display: 'flex', gap: '.75rem', alignItems: 'baseline' },
    '& .number': {
      color: 'fg.subtle',
      fontWeight: 'medium',
      minWidth: '1ch',
      fontVariantNumeric: 'tabular-nums',
      '&::before': { content: 'counter(step)' },
    },
    '& .body': { display: 'grid', gap: '5', minWidth: '0' },
    '& .help': { textStyle: 'sm', color: 'fg.muted' },
    '& .error': { textStyle: 'sm', color: 'fg.error', display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& .label': { fontSize: '.875rem', fontWeight: 'semibold' },
  },
});

interface FormSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One step of the form, numbered among the visible ones. */
export function FormSection({ id, title, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <Part id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <span className="number" aria-hidden="true" />
        {title}
      </h2>
      <div className="body">{children}</div>
    </Part>
  );
}
