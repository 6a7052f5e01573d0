import { z } from 'zod';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import type { Clock } from '#services/platform/clock.ts';
import { signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';

/** Shorter than the timeout of the site's own request. */
const requestTimeoutMs = 5_000;

/** Sends a signed notice to the site. @throws if it is not acknowledged. */
export async function sendNotice(
  { siteServicesUrl, secrets, now }: { siteServicesUrl: string; secrets: SharedSecrets; now: Clock },
  path: string,
  notice: object,
): Promise<void> {
  const body = JSON.stringify(notice);
  const answer = await fetch(new URL(path, siteServicesUrl), {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
    headers: { 'content-type': 'application/json', ...signMessage({ method: 'POST', path, body }, secrets, now()) },
  });
  const { code } = z.object({ code: z.int() }).parse(await answer.json());
  if (code !== successCode) throw new Error(`the notice to ${path} was answered with code ${code}`);
}
