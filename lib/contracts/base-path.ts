/** Where every call is made; apart from the list of all calls, which a page has no need of. */
export const myDocBase = '/myDoc/';
