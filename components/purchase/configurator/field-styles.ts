/** Text fields and menus of the form. */
export const fieldStyles = {
  '& input[type=text], & input[type=password], & input[type=url], & select': {
    font: 'inherit',
    color: 'fg',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    minHeight: 'control',
    paddingInline: '3',
    width: 'full',
    minWidth: '0',
  },
  '& input:focus-visible, & select:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  '& input[aria-invalid=true]': { borderColor: 'border.error', borderWidth: '2px' },
  '& input[type=checkbox]': { width: '20px', height: '20px', accentColor: 'var(--hf-colors-accent-solid)', flex: 'none', margin: '0' },
  '& .check': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '36px', fontSize: '.875rem' },
  '& .field': { display: 'grid', gap: '2' },
} as const;
