import { maskEmail, maskPhone } from '#lib/rules/masks.ts';
import { cookiesExpiredByLogout } from '#lib/storage/cookie-table.ts';
import { expiredCookieText } from '#lib/storage/cookie-table.ts';
import { cookieText } from '#lib/storage/cookie-text.ts';
import type { Account } from './account-table.ts';

/** The cookies of an account that has just logged in: the credential is httpOnly, the rest is masked. */
export function loginCookies(account: Account, credential: string, secure: boolean): string[] {
  const email = maskEmail(account.email);
  const phone = maskPhone(account.phone);
  const lines = [
    cookieText('hf_session', credential, { secure }),
    cookieText('token', '1', { secure }),
    cookieText('username', account.username, { secure }),
    cookieText('email', email, { secure }),
    // clear the phone number of the account logged in before
    phone === '' ? expiredCookieText('phone', { secure }) : cookieText('phone', phone, { secure }),
    cookieText('lastloginname', email, { secure }),
  ];
  return lines.filter((line) => line !== null);
}

export const logoutCookies = (secure: boolean): string[] => cookiesExpiredByLogout.map((name) => expiredCookieText(name, { secure }));
