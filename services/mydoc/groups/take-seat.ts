import type { joinGroup } from '#lib/contracts/calls/group-calls.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import { groupPath, groupSlugOf } from '#lib/group-buy/group-paths.ts';
import { refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { groupSeenAt, joinRefusal } from '#services/mydoc/group-seats/group-machine.ts';
import { addSeat, lockGroup, peekGroup, type StoredGroup } from '#services/mydoc/group-seats/seat-store.ts';
import { frozenCampaign } from './group-campaigns.ts';
import { findEarlierHold, readPersonsSeats } from './group-reads.ts';
import { isHeldOut } from './held-time.ts';
import { releaseOverdueSeats } from '#services/mydoc/orders/seats/release-overdue-seats.ts';
import { alreadyIn, findEarlier, orderSeat, passGates, type SeatTaker, type Seated, type TakeSeatDeps } from './order-seat.ts';

/** Takes a seat in a group, or says what prevents it. The same key again is the same seat. */
export async function takeSeat(
  deps: TakeSeatDeps,
  taker: SeatTaker,
  { id, ...input }: CallInput<typeof joinGroup>,
): Promise<CallAnswer<Seated>> {
  const known = await findEarlier(deps, taker, input.key, ({ group_id }) => group_id === id);
  if (known) return known;
  const stored = await peekGroup(deps.database.executor, id);
  if (!stored) return refused('groupDoesNotExist', { field: 'id' });
  const document = frozenCampaign(stored.row.campaign);
  const others = otherGroups(stored.row.slug);
  const gated = await passGates(deps, taker, document);
  if (!gated.ok) return gated;
  const refusal = refusalOf(stored);
  // somebody who has a seat gets that answer, also in a full group
  if (refusal && refusal !== 'groupFull') return refused(refusal, others);
  const own = await alreadyIn(deps, taker, document._id, gated.personId);
  if (own) return own;
  if (isHeldOut(await readPersonsSeats(deps.database.executor, id, gated.personId), stored.row.now_ms))
    return refused('groupHeldOut', others);
  if (refusal) return refused(refusal, others);
  // leaving and joining again does not prolong the time to pay
  const holdMs = await findEarlierHold(deps.database.executor, id, gated.personId);
  const ends = [stored.row.deadline_ms, holdMs].filter((atMs) => atMs !== null);
  const deadlineMs = ends.length === 0 ? null : Math.min(...ends);
  return orderSeat(
    deps,
    { taker, personId: gated.personId, document, groupId: id, deadlineMs, input },
    {
      lockGroup: async (tx) => {
        await lockGroup(tx, id);
        await releaseOverdueSeats(tx, deps.outbox, id);
      },
      // somebody was faster since it was looked at
      writeSeat: async (tx, next) => {
        const outcome = await addSeat(tx, deps.outbox, next);
        if (outcome === 'added') return null;
        return outcome === 'taken' ? 'taken' : refused('groupEndedOrFull', others);
      },
    },
  );
}

/** The open groups of the campaign, for the link of a refusal; none if its pages are gone. */
function otherGroups(campaign: string): { readonly venue?: string } {
  const slug = groupSlugOf(campaign);
  return slug === null ? {} : { venue: groupPath(slug, 'openGroups') };
}

const refusalOf = ({ row, group }: StoredGroup) => joinRefusal(groupSeenAt(group, row.now_ms), row.now_ms);
