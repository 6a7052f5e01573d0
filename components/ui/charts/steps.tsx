import { styled } from '#components/ui/styled/styled.ts';
import { colon } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '../controls/site-link.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';

const StepList = styled('ol', {
  base: {
    borderInlineStart: '1px solid',
    borderColor: 'border.emphasized',
    marginInlineStart: '8px',
    display: 'grid',
    gap: '5',
    '& li': { position: 'relative', paddingInlineStart: '6', lineHeight: '1.5' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: '-8px',
      top: '.25em',
      width: '15px',
      height: '15px',
      background: 'bg',
      border: '2px solid',
      borderColor: 'border.control',
    },
    '& .done::before': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& .now::before': {
      borderColor: 'accent.solid',
      background: 'linear-gradient(90deg,var(--hf-colors-accent-solid) 50%,var(--hf-colors-bg) 50%)',
    },
    '& .todo': { color: 'fg.muted' },
    '& .title': { display: 'block', fontWeight: 'semibold' },
    '& .text': { textStyle: 'sm' },
  },
});

export type StepState = 'done' | 'now' | 'todo';

export interface Step {
  readonly state: StepState;
  readonly title: string;
  readonly text: string;
  /** Where the step is done; absent if there is nothing to open. */
  readonly href?: string;
}

interface StepsProps {
  steps: readonly Step[];
  /** The name of each state, for those who do not see its square. */
  states: Readonly<Record<StepState, string>>;
  language: Language;
}

/** Steps with a state each: a filled square is done, a half one is now, an empty one is still to do. */
export function Steps({ steps, states, language }: StepsProps) {
  return (
    <StepList>
      {steps.map(({ state, title, text, href }) => (
        <li key={title} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b className="title">
            {href ? (
              <SiteLink href={href} language={language}>
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </b>
          <VisuallyHidden>{`${states[state]}${colon[language]}`}</VisuallyHidden>
          <span className="text">{text}</span>
        </li>
      ))}
    </StepList>
  );
}
