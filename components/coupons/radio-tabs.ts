import { edgeFades } from '#components/ui/theme/edge-fades.ts';

/** A fieldset of radio buttons drawn as tabs; which part is shown is decided by the checked one, also without a script. */
export const radioTabs = {
  '& fieldset': { border: '0', padding: '0', margin: '0', minWidth: '0' },
  '& legend': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& .tabs': {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    ...edgeFades,
    borderBottom: '1px solid',
    borderColor: 'border.emphasized',
    marginBottom: '6',
  },
  '& label': { position: 'relative', cursor: 'pointer', whiteSpace: 'nowrap' },
  '& input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', width: 'full', height: 'full', cursor: 'pointer' },
  '& label span': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    // three of them with their counts fit a telephone in every language
    paddingInline: { base: '2', sm: '4' },
    color: 'fg.muted',
    fontWeight: 'medium',
    borderBlock: '4px solid transparent',
  },
  '& label:hover span': { background: 'bg.subtle', color: 'fg' },
  '& input:checked + span': { color: 'fg', fontWeight: 'semibold', borderBottomColor: 'var(--hf-colors-accent-solid)' },
  '& input:focus-visible + span': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '-3px' },
} as const;
