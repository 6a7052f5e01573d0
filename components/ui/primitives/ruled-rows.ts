/** A list whose items are rows between rules. */
export const ruledRows = { borderTop: '1px solid', borderColor: 'border.emphasized' } as const;

/** One of its rows; each list defines its own columns. */
export const ruledRow = {
  display: 'grid',
  columnGap: '6',
  rowGap: '1',
  alignItems: 'baseline',
  paddingBlock: '4',
  borderBottom: '1px solid',
  borderColor: 'border',
  lineHeight: '1.5',
} as const;
