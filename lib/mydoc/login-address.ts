import { centreAddress } from '#lib/account/centre-pages.ts';

/** One slash, and no second one or backslash that a browser would read as another origin; whole characters only. */
export const sameSitePath = /^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u;

/**
 * The account site's log-in, which comes back to `path`; anything but a path of this site comes back to the home page.
 * `login`: the log-in's address where settings name another.
 */
export function loginAddress(path: string, login: string = centreAddress('logIn')): string {
  return `${login}&url=${encodeURIComponent(sameSitePath.test(path) ? path : '/')}`;
}
