import * as z from 'zod/mini';
import { humanActions } from '#lib/human/human-actions.ts';
import { defineCall } from '../define-call.ts';
import { wireText } from '../wire-fields.ts';

/** Longer than any provider's answer. */
const answerLengthAtMost = 8_192;

/** A puzzle that a browser solves by itself, in ALTCHA's format. */
export const puzzle = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    expiresAt: z.optional(z.number()),
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
});

export type Puzzle = z.output<typeof puzzle>;

export const humanChallenge = defineCall({
  path: 'human/challenge',
  area: 'human',
  kind: 'read',
  quiet: true,
  requirement: 'R-5.7',
  summary: 'The challenge before an action: a puzzle for the browser, or the widget of a provider.',
  input: z.strictObject({ action: z.enum(humanActions) }),
  output: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('altcha'), challenge: puzzle }),
    z.object({ provider: z.enum(['turnstile', 'hcaptcha']), siteKey: z.string() }),
  ]),
  refusals: [],
});

export const humanVerify = defineCall({
  path: 'human/verify',
  area: 'human',
  kind: 'action',
  quiet: true,
  requirement: 'R-5.7',
  summary: 'Exchanges an answer for a proof, which the action consumes once, within minutes.',
  input: z.strictObject({ action: z.enum(humanActions), answer: wireText(answerLengthAtMost).check(z.minLength(1)) }),
  output: z.object({ proof: z.string(), expiresInMs: z.int().check(z.positive()) }),
  refusals: ['humanVerificationNeeded', 'repeatOperation', 'systemBusy'],
});
