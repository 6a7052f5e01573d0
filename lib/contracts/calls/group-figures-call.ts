import { z } from 'zod';
import { currencies } from '#lib/money/currencies.ts';
import { defineCall } from '../define-call.ts';

const count = z.int().nonnegative();
const amountMinor = z.int().nonnegative();

/** What became of a campaign's groups, for editors. */
const groupFigures = z.object({
  campaignId: z.string(),
  campaign: z.string(),
  running: count.describe('waiting for their leader, open or full'),
  succeeded: count,
  failed: count.describe('not full and paid by the deadline'),
  void: count.describe('the leader did not pay'),
  hiddenCoupons: count.describe('given out by draws'),
  money: z
    .array(
      z.object({
        currency: z.enum(currencies),
        heldMinor: amountMinor.describe('paid for groups that still run, by the time of the answer'),
        keptMinor: amountMinor.describe('of groups that succeeded: paid, less what was refunded or is being refunded'),
        refundsAsked: count.describe('refunds so far, whatever the reason'),
        refundedMinor: amountMinor.describe('what they gave back, or are giving'),
      }),
    )
    .describe('by currency'),
});

export type GroupFigures = z.infer<typeof groupFigures>;

export const groupFiguresCall = defineCall({
  path: 'group/figures',
  area: 'groups',
  kind: 'read',
  quiet: true,
  requirement: 'R-7',
  summary: [
    'What became of each campaign’s groups and of their money, for the Studio: only its editors are answered, by the session or the token',
    'with which they work there. Campaigns without a group are left out.',
  ].join(' '),
  input: z.strictObject({}),
  output: z.object({ campaigns: z.array(groupFigures) }),
  refusals: ['noSuchCall', 'systemBusy'],
});
