import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { puzzle } from '#lib/contracts/calls/human-calls.ts';
import type { HumanAction } from '#lib/human/human-actions.ts';
import { minuteMs } from '#lib/time/lengths.ts';
import type { AnswerVerdict, HumanCheckProvider } from './human-provider.ts';

const algorithm = 'PBKDF2/SHA-256';

/** One try takes a computer some milliseconds; the number of tries is between these limits: a second on a desktop, a few on a phone. */
const usualCost = 12_000;
const triesFrom = 100;
const triesBelow = 300;

const minutesToSolve = 10;

const answerSchema = z.object({
  challenge: puzzle,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(256), time: z.number().optional() }),
});

/**
 * The embedded check (ALTCHA's protocol): the browser computes for a moment; no puzzle to see, hear or click, and nothing leaves the site.
 */
export function createAltchaProvider(settings: {
  secret: string;
  now: () => Date;
  /** Iterations of one try. */
  cost?: number;
  tries?: readonly [number, number];
}): HumanCheckProvider {
  const { secret, cost = usualCost } = settings;
  const tries = settings.tries ?? [triesFrom, triesBelow];
  const secrets = { hmacSignatureSecret: `${secret} puzzle`, hmacKeySignatureSecret: `${secret} key` };

  return {
    challenge: async (action) => {
      const expiresAt = new Date(settings.now().getTime() + minutesToSolve * minuteMs);
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(...tries),
        data: { action },
        deriveKey,
        expiresAt,
        ...secrets,
      });
      return { provider: 'altcha', challenge: puzzle.parse(challenge) };
    },
    judge: async (answer, action): Promise<AnswerVerdict> => {
      const read = answerSchema.safeParse(parsed(answer)).data;
      if (!read) return { ok: false };
      const { parameters } = read.challenge;
      // a visitor must not be able to demand more of our CPU than we demand of theirs
      if (parameters.algorithm !== algorithm || parameters.cost !== cost || !isFor(parameters.data, action)) return { ok: false };
      const untilMs = (parameters.expiresAt ?? 0) * 1_000;
      if (untilMs <= settings.now().getTime()) return { ok: false };
      const { verified } = await verifySolution({ challenge: read.challenge, solution: read.solution, deriveKey, ...secrets });
      return verified ? { ok: true, id: `altcha ${parameters.nonce}`, untilMs } : { ok: false };
    },
  };
}

const isFor = (data: Readonly<Record<string, unknown>> | undefined, action: HumanAction): boolean => data?.action === action;

/** ALTCHA's widget sends base64 of JSON, our own component plain JSON. */
function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer.startsWith('{') ? answer : Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
