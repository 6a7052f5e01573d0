/** The ending of addresses of texts. */
export const markdownEnding = '.md';

/** The address of a page's text as Markdown, without query: `/about.md` of `/about`, `/index.md` of `/`. */
export const markdownOfPage = (page: string): string => `${page === '/' ? '/index' : page}${markdownEnding}`;
