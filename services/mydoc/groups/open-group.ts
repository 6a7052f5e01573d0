import { randomUUID } from 'node:crypto';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import type { createGroup } from '#lib/contracts/calls/group-calls.ts';
import type { CreationRefusal } from '#lib/contracts/calls/open-groups-call.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import { windowState } from '#lib/offers/window-state.ts';
import { refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { addGroup } from '#services/mydoc/group-seats/seat-store.ts';
import { findEarlier, orderSeat, passGates, type SeatTaker, type Seated, type TakeSeatDeps } from './order-seat.ts';

/** Creates a group with its leader's seat and order, or says what prevents it. The same key again is the same group. */
export async function openGroup(deps: TakeSeatDeps, taker: SeatTaker, input: CallInput<typeof createGroup>): Promise<CallAnswer<Seated>> {
  const known = await findEarlier(deps, taker, input.key, ({ group_campaign }) => group_campaign === input.campaign);
  if (known) return known;
  const campaign = (await deps.campaigns()).find(({ document }) => document.slug === input.campaign);
  if (!campaign) return refused('eventDoesNotExist', { field: 'campaign' });
  const { document } = campaign;
  const gated = await passGates(deps, taker, document);
  if (!gated.ok) return gated;
  const refusal = creationRefusal(document, await deps.databaseNow());
  if (refusal) return refused(refusal);
  if (!document.headCounts.includes(input.headCount)) return refused('groupCreationFailed', { field: 'headCount' });
  const groupId = randomUUID();
  const group = { id: groupId, campaignId: document._id, slug: document.slug, campaign: campaign.published, headCount: input.headCount };
  const seated = await orderSeat(
    deps,
    { taker, personId: gated.personId, document, groupId, deadlineMs: null, input },
    { lockGroup: async () => undefined, writeSeat: async (tx, leader) => ((await addGroup(tx, group, leader)) ? null : 'taken') },
  );
  if (seated.ok || !notSold.includes(seated.key)) return seated;
  return refused('groupCreationFailed');
}

/** What a leader cannot mend: the campaign offers what is not sold. */
const notSold: readonly string[] = ['noProductSelected', 'notOnSale', 'dataError'];

/** Why nobody can create a group of a campaign now. */
export function creationRefusal(
  { startsAt, endsAt }: Pick<GroupCampaignDocument, 'startsAt' | 'endsAt'>,
  nowMs: number,
): Exclude<CreationRefusal, 'groupCreationFailed'> | null {
  const window = windowState({ startsAtMs: startsAt, endsAtMs: endsAt }, nowMs);
  if (window === 'running') return null;
  return window === 'coming' ? 'eventNotStarted' : 'eventEnded';
}
