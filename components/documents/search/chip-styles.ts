/** A heading and its chips in a row, which wraps. */
export const chipRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  alignItems: 'center',
  textStyle: 'sm',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' },
  // a line box would be as high as its font has it, and move with it
  '& li': { display: 'flex' },
} as const;

/** A word or a choice in a box of its own. */
export const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  border: '1px solid',
  borderColor: 'border.control',
  borderRadius: 'l2',
  color: 'fg',
  background: 'bg',
} as const;

export const chipHover = { borderColor: 'border.emphasized' } as const;
