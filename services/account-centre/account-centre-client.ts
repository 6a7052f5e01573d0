import { z } from 'zod';
import { seamOperations, seamPath, type CentreAnswer, type CentreInput, type CentreOperation } from '#lib/contracts/account-centre.ts';
import type { Clock } from '#services/platform/clock.ts';
import { readSignedMessage, signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';

/** Our client of a provider's account centre. */
export interface AccountCentre {
  /** @throws AccountCentreUnavailable when the centre does not answer, or its answer fails the signature or the schema. */
  ask<Name extends CentreOperation>(operation: Name, input: CentreInput<Name>): Promise<CentreAnswer<Name>>;
}

/** The centre is unavailable. Carries the code of a connection that timed out, so that the call is answered with 'system busy'. */
class AccountCentreUnavailable extends Error {
  readonly code = 'ETIMEDOUT';
}

const requestTimeoutMs = 8_000;

const answerSchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);

export function createAccountCentre(settings: { baseUrl: string; secrets: SharedSecrets; now: Clock; timeoutMs?: number }): AccountCentre {
  const timeoutMs = settings.timeoutMs ?? requestTimeoutMs;
  return {
    ask: async (operation, input) => {
      const path = seamPath(operation);
      const body = JSON.stringify(seamOperations[operation].input.parse(input));
      const signed = signMessage({ method: 'POST', path, body }, settings.secrets, settings.now());
      const answer = await send(new URL(path, settings.baseUrl), body, signed, timeoutMs);
      const question = signed['hf-message-id'] ?? '';
      const verdict = readSignedMessage(
        { method: 'ANSWER', path: `${path} ${question}`, body: answer.text },
        (name) => answer.headers.get(name) ?? undefined,
        settings.secrets,
        settings.now(),
      );
      if (!verdict.ok && isUnknown(operation, answer.status)) return noSuchOperation(operation);
      if (!verdict.ok)
        throw new AccountCentreUnavailable(`the account centre answered ${operation} with status ${answer.status}, ${verdict.reason}`);
      return readAnswer(operation, answer.text);
    },
  };
}

/** A centre that has never heard of an operation may answer without a signature. It is believed only where it may lack the operation. */
const isUnknown = (operation: CentreOperation, status: number): boolean =>
  (status === 404 || status === 501) && seamOperations[operation].refusals.some((reason) => reason === 'unknown-operation');

const noSuchOperation = <Name extends CentreOperation>(operation: Name): CentreAnswer<Name> =>
  readAnswer(operation, JSON.stringify({ ok: false, reason: 'unknown-operation' }));

async function send(
  address: URL,
  body: string,
  signed: Record<string, string>,
  timeoutMs: number,
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...signed },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    throw new AccountCentreUnavailable('the account centre gave no answer', { cause: error });
  }
}

function readAnswer<Name extends CentreOperation>(operation: Name, text: string): CentreAnswer<Name> {
  const { output, refusals } = seamOperations[operation];
  const answer = answerSchema.parse(JSON.parse(text));
  if (answer.ok) return { ok: true, result: output.parse(answer.result) as CentreAnswerResult<Name> };
  const reason = refusals.find((known) => known === answer.reason);
  if (reason === undefined) throw new AccountCentreUnavailable(`the account centre refused ${operation} for an unknown reason`);
  return { ok: false, reason };
}

type CentreAnswerResult<Name extends CentreOperation> = Extract<CentreAnswer<Name>, { ok: true }>['result'];
