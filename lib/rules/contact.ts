import { domainRule } from './domain.ts';
import { phoneBounds } from './phone-bounds.ts';
import { boundedPattern, isLengthWithin, type Rule } from './rule.ts';

/** §5 'phone prefix + and 1 to 4 digits'. */
const phonePrefixDigits = { atLeast: 1, atMost: 4 } as const;

/** §5 'postal code 6 digits'. */
const postalCodeDigits = 6;

/** RFC 5321: the part before the @, and the whole address. */
const emailLocalLength = { atLeast: 1, atMost: 64 } as const;
const emailLength = { atLeast: 6, atMost: 254 } as const;

export const phoneRule: Rule = boundedPattern(phoneBounds, /^[0-9]+$/);

export const phonePrefixRule: Rule = boundedPattern(
  { atLeast: phonePrefixDigits.atLeast + 1, atMost: phonePrefixDigits.atMost + 1 },
  /^\+[0-9]+$/,
);

export const postalCodeRule: Rule = boundedPattern({ atLeast: postalCodeDigits, atMost: postalCodeDigits }, /^[0-9]+$/);

/** §5 Chinese mobile number: 11 digits without a country prefix; no mobile number starts with 10, 11 or 12. */
export const chineseMobileRule: Rule = boundedPattern({ atLeast: 11, atMost: 11 }, /^1[3-9][0-9]{9}$/);

const landlinePattern = /^(?:0(?:10|2[0-9])-?[2-8][0-9]{7}|0[3-9][0-9]{2}-?[2-8][0-9]{6,7})(?:-[0-9]{1,6})?$/;

/** §5 Chinese landline: area code, 7 or 8 digits (8 in the three-digit areas), an extension if there is one; hyphens between. */
export const chineseLandlineRule: Rule = boundedPattern({ atLeast: 11, atMost: 20 }, landlinePattern);

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

const emailLocalRule = boundedPattern(emailLocalLength, localPart);

const emailParts = /^([^\s@]+)@([^\s@]+)$/;

/** §5 e-mail: an unquoted ASCII name at a domain that may be international; the length counts the address as it is typed. */
export function isEmail(text: string): boolean {
  if (!isLengthWithin(text, emailLength)) return false;
  const [, local = '', domain = ''] = emailParts.exec(text) ?? [];
  return emailLocalRule.accepts(local) && domainRule.accepts(domain);
}

export const emailRule: Rule = { bounds: emailLength, accepts: isEmail };
