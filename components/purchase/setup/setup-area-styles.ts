/** The areas into which keys and texts are pasted. */
export const setupAreaStyles = {
  '& textarea': {
    fontFamily: 'mono',
    fontSize: '.8125rem',
    color: 'fg',
    background: 'bg',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'l2',
    padding: '.5rem .75rem',
    width: 'full',
    resize: 'vertical',
  },
  '& textarea:focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  '& textarea[aria-invalid=true]': { borderColor: 'border.error', borderWidth: '2px' },
} as const;
