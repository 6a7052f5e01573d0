/** A cookie of the site's origin. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** Out of reach of scripts. */
  readonly httpOnly: boolean;
}

export const sessionCookie = 'hf_session';

/** What a 401 takes away. */
export const loginCookies = [sessionCookie, 'token', 'username'] as const;

/** What logging out takes away. */
export const accountCookies = [...loginCookies, 'email', 'phone'] as const;

export const expired = (name: string): Cookie => ({ name, value: '', maxAgeSeconds: 0, httpOnly: name === sessionCookie });

export function writeCookie(cookie: Cookie, secure: boolean): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`, 'Path=/', `Max-Age=${cookie.maxAgeSeconds}`, 'SameSite=Lax'];
  if (cookie.httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
