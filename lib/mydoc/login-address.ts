const loginPage = '/ucenter/?ope=login';

/** One slash, and no second one or backslash that a browser would read as another origin; whole characters only. */
const sameSitePath = /^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u;

export const isSameSitePath = (path: string): boolean => sameSitePath.test(path);

/** The account site's log-in, which comes back to `path`; anything but a path of this site comes back to the home page. */
export function loginAddress(path: string): string {
  return `${loginPage}&url=${encodeURIComponent(isSameSitePath(path) ? path : '/')}`;
}
