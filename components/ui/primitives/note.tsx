import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { InfoIcon, WarningIcon } from './icons.tsx';

const NotePanel = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: '3',
    padding: '4',
    borderInlineStart: '4px solid',
    '& > svg': { marginTop: '.2em' },
    // whole phrases in a narrow column: without it one line in three would be half empty
    '& p:lang(ja)': { textWrap: { base: 'balance', md: 'pretty' } },
  },
  variants: {
    tone: {
      info: { borderColor: 'accent.solid', background: 'accent.subtle', '& > svg': { color: 'accent.fg' } },
      warn: { borderColor: 'border.warning', background: 'bg.warning', '& > svg': { color: 'fg.warning' } },
    },
  },
});

export type NoteTone = 'info' | 'warn';

/** A side bar, an icon and text; never colour alone. */
export function Note({ tone, children }: { tone: NoteTone; children: ReactNode }) {
  return (
    <NotePanel tone={tone} role="note">
      {tone === 'warn' ? <WarningIcon /> : <InfoIcon />}
      <div>{children}</div>
    </NotePanel>
  );
}
