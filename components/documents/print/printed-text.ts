/** The layout of a page with a text, on paper: the text alone, as wide as the sheet. */
export const printedLayout = {
  '@media print': {
    display: 'block',
    paddingBlock: '0',
    '& > :not(article)': { display: 'none' },
    '& > article': { maxWidth: 'none' },
    '& nav, & form, & button, & details, & [data-screen-only]': { display: 'none' },
    '& h1': { breakAfter: 'avoid' },
  },
} as const;

/** The body of a text on paper. */
export const printedBody = {
  '@media print': {
    '& h2, & h3': { breakAfter: 'avoid', breakInside: 'avoid' },
    // the label of a tab
    '& .tab-label': { breakAfter: 'avoid' },
    '& p, & li': { orphans: '3', widows: '3' },
    '& figure, & [role=note], & tr': { breakInside: 'avoid' },
    '& figure:has(pre)': { breakInside: 'auto' },
    // the address of a link elsewhere is lost on paper
    '& :is(a[href^="https:"], a[href^="http:"])::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  },
} as const;

/** Commands and files on paper: dark on light, long lines wrapped. */
export const printedCode = {
  '@media print': {
    background: 'bg',
    color: 'fg',
    borderColor: 'border',
    '& figcaption': { color: 'fg.muted', borderColor: 'border', minHeight: '0', paddingBlock: '1' },
    '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'visible' },
    '& button': { display: 'none' },
  },
} as const;

/** A table on paper, which does not scroll. */
export const printedTable = {
  '@media print': {
    '& > .columns': { overflow: 'visible', borderInlineEnd: '0' },
    '& table, & th:first-child, & td:first-child': { minWidth: '0' },
    '& > .hint': { display: 'none' },
  },
} as const;
