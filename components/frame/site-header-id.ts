/** The first paint waits for the element of this id (`pages/_document.tsx`): what stands at the end of a row moves what is before it. */
export const siteHeaderId = 'site-header';
