import type { Language } from '#lib/language/languages.ts';
import type { Account } from '../accounts/account-table.ts';
import type { Say } from './words.ts';

/** What every page of the sandbox gets. */
export interface PageContext {
  readonly language: Language;
  readonly say: Say;
  readonly account: Account | null;
  /** The page's own address, for the links to its other languages. */
  readonly address: string;
  /** The connection is encrypted, or does not leave this machine. */
  readonly secure: boolean;
  /** The CSRF token for this visitor's forms. */
  token(form: FormName): string;
}

/** Every form of the sandbox, by the path that it is sent to. */
export const formPaths = {
  login: '/ucenter/login',
  register: '/ucenter/register',
  forgot: '/ucenter/forgot',
  reset: '/ucenter/reset',
  logout: '/ucenter/logout',
  everywhere: '/ucenter/console/end-everywhere',
  silently: '/ucenter/console/end-silently',
  close: '/ucenter/console/close',
  realName: '/ucenter/console/realName',
  state: '/ucenter/console/state',
  forgetMethod: '/ucenter/console/forget-method',
  tell: '/ucenter/console/orders/tell',
  ticket: '/ucenter/console/workServer/submitWork',
  mail: '/ucenter/console/mail',
  affiliate: '/ucenter/console/affiliate',
  pay: '/ucenter/pay',
} as const;

export type FormName = keyof typeof formPaths;

export const entryPaths = {
  login: '/ucenter/?ope=login',
  register: '/ucenter/?ope=reg',
  forgot: '/ucenter/?ope=forgot',
  reset: '/ucenter/?ope=reset',
} as const;

/** The address of a page that returns to `returnTo`, a path of this site. */
export const returningAddress = (path: string, returnTo: string | null): string =>
  returnTo === null ? path : `${path}${path.includes('?') ? '&' : '?'}url=${encodeURIComponent(returnTo)}`;
