import { centreAddress } from '#lib/account/centre-pages.ts';
import { returnPath } from '#lib/mydoc/return-path.ts';
import { referralCodePattern } from '#lib/rules/referral-code.ts';

/** The account centre's registration form. */
const registrationPage = centreAddress('register');

const codeNames = ['userCode', 'CouponsCode'] as const;

/**
 * The registration form, with the visitor's referral code, coupon code, and the page of this site to return to. Everything else, and
 * invalid codes or paths, is dropped.
 */
export function registrationAddress(search: string): string {
  const query = new URLSearchParams(search);
  const address = new URLSearchParams();
  const path = returnPath(query.get('url'));
  if (path !== null) address.set('url', path);
  for (const name of codeNames) {
    const code = query
      .getAll(name)
      .map((each) => each.trim())
      .find((each) => referralCodePattern.test(each));
    if (code !== undefined) address.set(name, code);
  }
  const remaining = address.toString();
  return remaining === '' ? registrationPage : `${registrationPage}&${remaining}`;
}
