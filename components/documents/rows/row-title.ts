/** The title of a row in a list of texts: a link, or the name of what is gone. */
export const rowTitle = { fontWeight: 'semibold', fontSize: '1.0625rem', overflowWrap: 'anywhere' } as const;

/** Styles of a list's rows whose links are titles. */
export const rowTitleLinks = {
  '& a': { ...rowTitle, color: 'fg', textDecoration: 'none' },
  '& a:hover': { color: 'accent.fg', textDecoration: 'underline' },
} as const;
