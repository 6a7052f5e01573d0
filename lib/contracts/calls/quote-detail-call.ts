import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { quoteMessage } from './purchase-calls.ts';

const orderedAs = z.object({ id: z.string(), number: z.string(), awaitsPayment: z.boolean() });

export type OrderedAs = z.infer<typeof orderedAs>;

export const quoteDetail = defineCall({
  path: 'order-server/quoteDetail',
  area: 'orders',
  kind: 'read',
  requirement: 'R-5.9',
  summary: 'One of the account’s own quotes, while it is valid.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.extend(quoteMessage, {
    order: z
      ._default(z.nullable(orderedAs), null)
      .check(z.describe('the order of this quote or of a copy with another coupon, while it is not over')),
  }),
  refusals: ['loginRequired', 'quoteExpired', 'doesNotExist'],
});
