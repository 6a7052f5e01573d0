import { z } from 'zod';
import { premiumPrices } from '#lib/contracts/calls/domain-calls.ts';
import { readSignedMessage, signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import type { Clock } from '#services/platform/clock.ts';
import { readBounded } from './read-bounded.ts';

/** What a registrar says of a name, unread; docs/contracts/registrar.md. */
export interface Registrar {
  /** The answers are made up: no registry is asked. */
  readonly example: boolean;
  /** @throws when it does not answer. */
  check(name: string, signal: AbortSignal): Promise<unknown>;
}

/** A registrar's answer. One for another name, or of another shape, counts as none. */
export const registrarAnswer = z.discriminatedUnion('state', [
  z.object({ name: z.string(), state: z.literal('free') }),
  z.object({ name: z.string(), state: z.literal('taken') }),
  z.object({ name: z.string(), state: z.literal('premium'), prices: premiumPrices }),
  z.object({ name: z.string(), state: z.literal('unknown') }),
]);

const checkPath = '/domains/check';
const answerBytesAtMost = 16_384;

/** A provider's registrar over HTTP, signed in both directions as the account centre is. */
export const createHttpRegistrar = (settings: { baseUrl: string; secrets: SharedSecrets; now: Clock }): Registrar => ({
  example: false,
  check: async (name, signal) => {
    const body = JSON.stringify({ name });
    const signed = signMessage({ method: 'POST', path: checkPath, body }, settings.secrets, settings.now());
    const answer = await fetch(new URL(checkPath, settings.baseUrl), {
      method: 'POST',
      body,
      redirect: 'error',
      signal,
      headers: { 'content-type': 'application/json', ...signed },
    });
    const text = await readBounded(answer, answerBytesAtMost);
    const verdict = readSignedMessage(
      { method: 'ANSWER', path: `${checkPath} ${signed['hf-message-id'] ?? ''}`, body: text },
      (header) => answer.headers.get(header) ?? undefined,
      settings.secrets,
      settings.now(),
    );
    if (!answer.ok || !verdict.ok) throw new Error(`the registrar answered with status ${answer.status}`);
    return JSON.parse(text);
  },
});
