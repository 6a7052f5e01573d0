/** Where the announcements are a feed, without language. */
export const feedPath = '/feed.xml';
