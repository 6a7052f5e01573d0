import * as z from 'zod/mini';
import { realNameStates } from '#lib/rules/real-name.ts';
import { defineCall } from '#lib/contracts/define-call.ts';

const nothing = z.strictObject({});

export const accountSession = defineCall({
  path: 'account/session',
  area: 'account',
  kind: 'read',
  quiet: true,
  requirement: 'R-13.4',
  summary:
    'Who is logged in, with what may be shown of the account and what it may do; an ended session is a visitor, and its cookies expire.',
  input: nothing,
  output: z.discriminatedUnion('state', [
    z.object({ state: z.literal('visitor') }),
    z.object({
      state: z.literal('account'),
      username: z.string(),
      email: z.optional(z.string()).check(z.describe('masked')),
      phone: z.optional(z.string()).check(z.describe('masked')),
      emailConfirmed: z.boolean(),
      realName: z.enum(realNameStates),
      newcomer: z.boolean().check(z.describe('the person has never paid an order')),
      barred: z.boolean(),
      creditScore: z.int().check(z.gte(0), z.lte(100)),
    }),
  ]),
  refusals: [],
});

export const publicKey = defineCall({
  path: 'account/publicKey',
  area: 'account',
  kind: 'read',
  quiet: true,
  requirement: 'R-10.9',
  summary: 'The key that password fields are encrypted with: RSA-OAEP-256, SPKI in base64url; the purpose of the field is the label.',
  input: nothing,
  output: z.object({ keyId: z.string(), publicKey: z.string() }),
  refusals: ['doesNotExist'],
});
