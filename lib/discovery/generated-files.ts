/** Files at the site's root that are made of content, and the call of the site that makes each. */
export const generatedFiles = {
  '/robots.txt': '/api/robots',
  '/sitemap.xml': '/api/sitemap',
  '/llms.txt': '/api/llms',
  '/feed.xml': '/api/feed?language=en',
  '/site.webmanifest': '/api/web-manifest',
} as const;

const part = /^\/sitemap-[1-9]\d{0,2}\.xml$/;

/** Tells whether an address is answered from content although it looks like a file. */
export const isGeneratedFile = (path: string): boolean => Object.hasOwn(generatedFiles, path) || part.test(path);
