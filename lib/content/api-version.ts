/** The version of Sanity's API that the site, the Studio and the long checks speak. */
export const contentApiVersion = '2025-02-19';
