import type * as z from 'zod/mini';
import type { myGroups } from '#lib/contracts/calls/group-calls.ts';
import { isEnded } from '#lib/group-buy/group-view.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { dedupeMs, useFollowed, type Followed } from '#components/ui/calls/use-followed.ts';

type MyGroupsMessage = z.infer<typeof myGroups.output>;
export type MyGroup = MyGroupsMessage['groups'][number];
export type ReadMyGroups = () => Promise<MydocResult<MyGroupsMessage>>;

/** The page shows failures itself, once. */
const readByCall: ReadMyGroups = async () => {
  const [{ makeCall }, { myGroups: call }] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/group-calls.ts'),
  ]);
  return makeCall(call, {}, { quiet: true });
};

const movingMs = 15_000;

/** The account's groups, polled while one of them can still succeed. */
export const useMyGroups = (isLoggedIn: boolean, read: ReadMyGroups = readByCall): Followed<MyGroupsMessage> =>
  useFollowed(['group/mine', String(isLoggedIn)], read, {
    refreshInterval: (latest) => (latest?.groups.some((group) => !isEnded(group)) ? movingMs : 0),
    focusThrottleInterval: dedupeMs,
  });
