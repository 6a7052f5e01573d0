import { centreAddress } from '#lib/account/centre-pages.ts';

/** One slash, not followed by a second one or a backslash that a browser would read as another origin; valid characters only. */
export const sameSitePath = /^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u;

/**
 * The account site's log-in, which returns to `path`; anything but a path of this site becomes the home page. `login`: the
 * log-in's address if the settings name another.
 */
export function loginAddress(path: string, login: string = centreAddress('logIn')): string {
  return `${login}&url=${encodeURIComponent(sameSitePath.test(path) ? path : '/')}`;
}
