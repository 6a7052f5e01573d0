/** The path of the announcement feed, without language. */
export const feedPath = '/feed.xml';
