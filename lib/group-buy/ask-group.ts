import { myDocBase } from '#lib/contracts/base-path.ts';
import { groupDetail, type GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';

/** A page is not held up by the group that it shows: its browser asks again anyway. */
const timeoutMs = 2_000;

/** What the site's server knows of a group: `unknown` if nobody has it, `unavailable` if the services did not say. */
export type FoundGroup = GroupMessage | 'unknown' | 'unavailable';

/** `visitor`: the addresses that a request came over, as the front door wrote them into `x-forwarded-for`; null if it was not there. */
export type AskGroup = (id: string, visitor: string | null) => Promise<FoundGroup>;

/**
 * Asks the services for a group as a visitor sees it, in the visitor's name: a visitor who asks too often is limited, and nobody else. A
 * failure is logged.
 */
export const askGroup: AskGroup = async (id, visitor) => {
  const ask: typeof fetch = (address, request) => {
    const headers = new Headers(request?.headers);
    if (visitor !== null) headers.set('x-forwarded-for', visitor);
    return fetch(address, { ...request, headers });
  };
  const client = createMydocClient({ fetch: ask, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(groupDetail, { id });
  if (answer.ok) return answer.message;
  if (answer.kind === 'refused' && answer.key === 'groupDoesNotExist') return 'unknown';
  console.warn(JSON.stringify({ level: 'warn', event: 'group-unknown', because: answer.kind }));
  return 'unavailable';
};
