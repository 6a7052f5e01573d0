import { z } from 'zod';
import { premiumPrices } from '#lib/contracts/calls/domain-calls.ts';
import type { NameClass } from '#lib/contracts/name-class.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { readSignedMessage, signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import type { Clock } from '#services/platform/clock.ts';
import { readBounded } from './read-bounded.ts';

/** The registration of a name for a year, as its buyer has agreed to it; docs/contracts/registrar.md. */
export interface RegistrationRequest {
  /** The same key is the same registration, however often it is asked for. */
  readonly key: string;
  readonly name: string;
  readonly class: NameClass;
  readonly price: { readonly currency: Currency; readonly firstYearMinor: number; readonly renewalMinor: number };
  readonly accountId: string;
}

/** What a registrar says of a name, unread; docs/contracts/registrar.md. */
export interface Registrar {
  /** The answers are made up: no registry is asked. */
  readonly example: boolean;
  /** @throws when it does not answer. */
  check(name: string, signal: AbortSignal): Promise<unknown>;
  /** @throws when it does not answer: the name may be registered all the same. */
  register(request: RegistrationRequest, signal: AbortSignal): Promise<unknown>;
}

/** A registrar's answer. One for another name, or of another shape, counts as none. */
export const registrarAnswer = z.discriminatedUnion('state', [
  z.object({ name: z.string(), state: z.literal('free') }),
  z.object({ name: z.string(), state: z.literal('taken') }),
  z.object({ name: z.string(), state: z.literal('premium'), prices: premiumPrices }),
  z.object({ name: z.string(), state: z.literal('unknown') }),
]);

const checkPath = '/domains/check';
const registerPath = '/domains/register';
const answerBytesAtMost = 16_384;

/** A provider's registrar over HTTP, signed in both directions as the account centre is. */
export function createHttpRegistrar(settings: { baseUrl: string; secrets: SharedSecrets; now: Clock }): Registrar {
  const ask = async (path: string, question: unknown, signal: AbortSignal): Promise<unknown> => {
    const body = JSON.stringify(question);
    const signed = signMessage({ method: 'POST', path, body }, settings.secrets, settings.now());
    const answer = await fetch(new URL(path, settings.baseUrl), {
      method: 'POST',
      body,
      redirect: 'error',
      signal,
      headers: { 'content-type': 'application/json', ...signed },
    });
    const text = await readBounded(answer, answerBytesAtMost);
    const verdict = readSignedMessage(
      { method: 'ANSWER', path: `${path} ${signed['hf-message-id'] ?? ''}`, body: text },
      (header) => answer.headers.get(header) ?? undefined,
      settings.secrets,
      settings.now(),
    );
    if (!answer.ok || !verdict.ok) throw new Error(`the registrar answered with status ${answer.status}`);
    return JSON.parse(text);
  };
  return {
    example: false,
    check: (name, signal) => ask(checkPath, { name }, signal),
    register: (request, signal) => ask(registerPath, { ...request, years: 1 }, signal),
  };
}
