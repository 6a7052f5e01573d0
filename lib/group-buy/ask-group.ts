import { myDocBase } from '#lib/contracts/base-path.ts';
import { groupDetail, type GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';

/** A page is not held up by the group that it shows: its browser asks again anyway. */
const timeoutMs = 2_000;

/** What the site's server knows of a group: `unknown` if nobody has it, `away` if the services did not say. */
export type FoundGroup = GroupMessage | 'unknown' | 'away';

export type AskGroup = (id: string) => Promise<FoundGroup>;

/** Asks the services for a group as a visitor sees it. A failure is logged. */
export const askGroup: AskGroup = async (id) => {
  const client = createMydocClient({ fetch, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(groupDetail, { id });
  if (answer.ok) return answer.message;
  if (answer.kind === 'refused' && answer.key === 'groupDoesNotExist') return 'unknown';
  console.warn(JSON.stringify({ level: 'warn', event: 'group-unknown', because: answer.kind }));
  return 'away';
};
