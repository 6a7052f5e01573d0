const draftCookieName = '__prerender_bypass';
const draftCookie = new RegExp(`(?:^|;\\s*)${draftCookieName}=`);

/** Whether a visitor's cookies are those of somebody who previews drafts. */
export const previewsDrafts = (cookies: string | undefined): boolean => draftCookie.test(cookies ?? '');

/** The Set-Cookie lines that end a preview. */
export const endOfDrafts = [draftCookieName, '__next_preview_data'].map(
  (name) => `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
);

const internalHeaders = /^(x-prerender-|x-next-|x-nextjs-|x-middleware-|x-matched-path$|x-invoke-|x-now-)/;
/** The header by which the client's router requests page data. */
const routersOwn = 'x-nextjs-data';

/** Whether Next talks to itself by a header: from outside it would force renderings or name another page. */
export const isInternalHeader = (name: string): boolean => internalHeaders.test(name) && name !== routersOwn;

/** As Next marks a page that it answers from the store. */
export const fromStore = ['x-nextjs-cache', 'HIT'] as const;

const dataPath = '/_next/data/';

/** Whether an address is that of a page's data, which the client's router asks for. */
export const isPageData = (address: string | undefined): boolean => address?.startsWith(dataPath) === true;

/** Keeps the client's router from keeping a page's data for the life of a tab. */
export const noDataCaching = ['x-middleware-cache', 'no-cache'] as const;

/** The address by which Next renders its page for what does not exist. */
export const errorRoute = '/_error';
