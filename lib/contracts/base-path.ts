/** The path of every call; separate from the list of calls, which a page does not need. */
export const myDocBase = '/myDoc/';
