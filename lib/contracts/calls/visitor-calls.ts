import * as z from 'zod/mini';
import { currencies } from '#lib/money/currencies.ts';
import { referralCodePattern } from '#lib/rules/referral-code.ts';
import { defineCall } from '../define-call.ts';
import { wireText } from '../wire-fields.ts';

const nothing = z.strictObject({});
const done = z.object({});

const referralCodeLengthAtMost = 32;

export const referrer = defineCall({
  path: 'referrer',
  area: 'referrals',
  kind: 'action',
  quiet: true,
  requirement: 'R-10.6',
  summary: 'Stores for 30 days whose link brought the visitor (cookie `referrerUrl`).',
  input: z.strictObject({ referer: wireText(referralCodeLengthAtMost).check(z.regex(referralCodePattern)) }),
  output: done,
  refusals: [],
});

export const logout = defineCall({
  path: 'logout',
  area: 'account',
  kind: 'action',
  requirement: 'R-10.8',
  summary: 'Ends the session and expires the account’s cookies; 401 if there is no session.',
  input: nothing,
  output: done,
  refusals: ['loginRequired'],
});

export const moneyTypes = defineCall({
  path: 'order-server/pay/getMoneyType',
  area: 'money',
  kind: 'read',
  quiet: true,
  requirement: 'R-2.6',
  summary: 'The currencies of the site, named in the visitor’s language.',
  input: nothing,
  output: z.array(
    z.object({ type: z.enum(currencies), symbol: z.string(), name: z.string(), decimals: z.int().check(z.gte(0), z.lte(4)) }),
  ),
  refusals: [],
});

export const countVisit = defineCall({
  path: 'seniorManage/Browsing/add',
  area: 'visits',
  kind: 'action',
  quiet: true,
  requirement: 'R-10.7',
  summary: 'Counts a visit of the page that the Referer header names; robots and prefetches are not counted.',
  input: nothing,
  output: done,
  refusals: [],
});
