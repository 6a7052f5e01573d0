/** The first paint waits for the element with this id (`pages/_document.tsx`): the end of a row moves what is before it. */
export const siteHeaderId = 'site-header';
